// Which open documents are worth starting the server for.
import type * as vscode from 'vscode';

/** The languages whose documents go to the server; it leaves alone all JSON that holds no cards. */
export const LANGUAGES = ['cardwright-card', 'json', 'jsonc', 'jsonl'] as const;

/** How much of a JSON document is looked at. */
const SAMPLE_LENGTH = 65_536;

/** Whether a document may hold cards. Most JSON files of a workspace do not, and start nothing. */
export function isInteresting(document: vscode.TextDocument): boolean {
  if (document.languageId === LANGUAGES[0]) return true;
  if (!LANGUAGES.some((language) => language === document.languageId)) return false;
  return /"(?:oracle_text|type_line|card_faces)"/.test(document.getText().slice(0, SAMPLE_LENGTH));
}
