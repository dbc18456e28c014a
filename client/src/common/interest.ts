// Which open documents are worth starting the server for.
import type * as vscode from 'vscode';

/** The language of Forge scripts. */
export const FORGE_SCRIPT = 'forge-script';

/** The languages whose documents go to the server; it leaves alone all text that holds no cards. */
export const LANGUAGES = [
  'cardwright-card',
  FORGE_SCRIPT,
  'json',
  'jsonc',
  'jsonl',
  'xml',
  'plaintext',
] as const;

/** The names of files that may hold cards, for searches; an unpacked Magic Set Editor set has no ending. */
export const CARD_FILES = [
  '**/*.{card,json,jsonl,ndjson,txt,tsv,xml,cardconjurer,mse-set}',
  '**/set',
] as const;

/** Files of scenarios. */
export const SCENARIO_FILES = '**/*.scenario.{yaml,yml}';

/** Whether a document is a file of scenarios. */
export function isScenario({ uri }: vscode.TextDocument): boolean {
  return /\.scenario\.ya?ml$/i.test(uri.path);
}

/** How much of a document is looked at. */
const SAMPLE_LENGTH = 65_536;

/** Words that card files of each language have; nearly all other files of a workspace have none and start nothing. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  json: /"(?:oracle_text|type_line|card_faces|manaCost|colorIdentity|artSource|setSymbolSource|artBounds)"/,
  xml: /<(?:cockatrice_carddatabase|card|manacost)\b/,
  plaintext: new RegExp(
    [
      '^\\ufeff?mse[ _]version:',
      '^Name:[^\\n]*\\n(?:[^\\n]*\\n){0,12}?Types:',
      '^\\s*\\[CustomCards',
      '^name=[^\\n]*\\n(?:[^\\n]*\\n){0,12}?(?:type|oracle)\\s*=',
      '^Name\\tSet\\t',
    ].join('|'),
    'm',
  ),
};

/** Whether a document may hold cards. */
export function isInteresting(document: vscode.TextDocument): boolean {
  const { languageId } = document;
  if (languageId === LANGUAGES[0] || languageId === FORGE_SCRIPT) return true;
  const sign = SIGNS[languageId.startsWith('json') ? 'json' : languageId];
  return sign?.test(document.getText().slice(0, SAMPLE_LENGTH).replace(/\r\n?/g, '\n')) ?? false;
}

/** Whether a plain text document is a Forge script by its first lines. */
export function isForgeScript(document: vscode.TextDocument): boolean {
  if (document.languageId !== 'plaintext' || !/\.txt$/i.test(document.uri.path)) return false;
  const start = document.getText().slice(0, 4096).replace(/\r\n?/g, '\n');
  return (
    /^\ufeff?(?:#[^\n]*\n)*Name:\S/.test(start) &&
    /^Types:\S/m.test(start) &&
    /^(?:ManaCost|Oracle|PT):/m.test(start)
  );
}
