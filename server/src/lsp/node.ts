// The language server as a Node program: `--stdio` for any editor, or the channel that VS Code opens.
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import packageJson from '../../package.json';
import { addressOfFile, listCardFiles, readNamedFile } from '../host/card-files';
import { findPageLink } from '../host/check-pages';
import { listTextFiles, readTexts } from '../host/script-files';
import { startServer } from './server';

if (process.argv.includes('--version')) {
  console.log(packageJson.version);
} else if (!process.argv.some((argument) => /^--(?:stdio|node-ipc|socket|pipe)/.test(argument))) {
  console.error('Usage: cardwright-language-server --stdio');
  process.exitCode = 2;
} else {
  const pageLink = findPageLink();
  startServer(createConnection(ProposedFeatures.all), {
    version: packageJson.version,
    scripts: { list: listTextFiles, read: readTexts },
    files: { readText: readNamedFile, listCardFiles, addressOf: addressOfFile },
    ...(pageLink === undefined ? {} : { pageLink }),
  });
}
