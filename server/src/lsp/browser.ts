// The language server in a web worker: for VS Code in the browser.
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import packageJson from '../../package.json';
import { startServer } from './server';

/** The part of a worker's global scope that we need; the compiler's own name for it excludes Node's types. */
type WorkerScope = ConstructorParameters<typeof BrowserMessageReader>[0];

// The library names a type that the compiler cannot find without the browser's types, so the linter must trust us.
// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment
const scope = globalThis as unknown as WorkerScope;
const connection = createConnection(new BrowserMessageReader(scope), new BrowserMessageWriter(scope));
startServer(connection, { version: packageJson.version });
