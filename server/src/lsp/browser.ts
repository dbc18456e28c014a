// The language server in a web worker: for VS Code in the browser.
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import packageJson from '../../package.json';
import { startServer } from './server';

/** The part of a worker's global scope that we need; the compiler's own name for it excludes Node's types. */
type WorkerScope = ConstructorParameters<typeof BrowserMessageReader>[0];

const scope = globalThis as unknown as WorkerScope;
const connection = createConnection(new BrowserMessageReader(scope), new BrowserMessageWriter(scope));
startServer(connection, { version: packageJson.version });
