// Prints how sure each format is of each sample file, our own and the real ones at hand, as a table in Markdown.
import { FORMATS, chooseFormat } from '../server/src/formats';
import { ownSamples, sharedFiles } from '../test/formats/sample-files';

/** How much of a file the formats look at. */
const SAMPLE_LENGTH = 65_536;

const files = [
  ...FORMATS.flatMap(({ id }) =>
    ownSamples(id).map(({ path, text }) => ({ path: `samples/${id}/${path}`, text })),
  ),
  ...sharedFiles(),
];
console.log(`| File | ${FORMATS.map(({ id }) => id).join(' | ')} | Chosen |`);
console.log(`| --- |${' --- |'.repeat(FORMATS.length)} --- |`);
for (const { path, text } of files) {
  const start = text.slice(0, SAMPLE_LENGTH);
  const sure = FORMATS.map((format) => format.detect(path, start)).map((one) =>
    one === 0 ? '' : String(one),
  );
  const chosen = chooseFormat({ path, languageId: '', text })?.id ?? 'none';
  console.log(`| ${path} | ${sure.join(' | ')} | ${chosen} |`);
}
