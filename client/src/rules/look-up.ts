// "Look Up a Rule": a search over numbers, headings, glossary and text that answers while one types.
import * as vscode from 'vscode';
import type { PlaceOfRuleParams, SearchRulesParams, SearchRulesResult } from '../../../server/src/protocol';
import type { AskServer } from './ask-server';

interface RuleItem extends vscode.QuickPickItem {
  readonly place: PlaceOfRuleParams;
}

const MOST_HITS = 40;

/** Asks what to look for and gives the rule that was chosen; undefined when none was. `words` are filled in first. */
export function lookUpRule(ask: AskServer, words: string): Promise<PlaceOfRuleParams | undefined> {
  const pick = vscode.window.createQuickPick<RuleItem>();
  pick.title = 'Look Up a Rule';
  pick.placeholder = 'A number (702.9b), a word (ward) or what you remember (target illegal)';
  // The best hit stays on top: VS Code would sort by how well the labels fit the query.
  (pick as { sortByLabel?: boolean }).sortByLabel = false;
  let asked = 0;
  const search = async (query: string): Promise<void> => {
    const turn = (asked += 1);
    pick.busy = true;
    try {
      const params: SearchRulesParams = { query, limit: MOST_HITS };
      const found = await ask<SearchRulesResult>('cardwright/searchRules', params);
      // An answer that comes after a newer question is of no use.
      if (turn !== asked) return;
      pick.title = found.edition
        ? `Look Up a Rule (${found.edition})`
        : "Look Up a Rule (Cardwright's digest)";
      pick.items = found.hits.map(toItem);
    } finally {
      if (turn === asked) pick.busy = false;
    }
  };
  return new Promise((resolve) => {
    pick.onDidChangeValue((query) => void search(query));
    pick.onDidAccept(() => {
      resolve(pick.activeItems[0]?.place);
      pick.hide();
    });
    pick.onDidHide(() => {
      resolve(undefined);
      pick.dispose();
    });
    pick.value = words;
    pick.show();
    // Also for no words: the search is made ready while the first ones are typed.
    void search(words);
  });
}

function toItem({ number, title, text }: SearchRulesResult['hits'][number]): RuleItem {
  const isSame = text.trim() === title;
  return {
    label: number === '' ? title : `${number}  ${title}`,
    ...(number === '' ? { description: 'Glossary' } : {}),
    ...(isSame ? {} : { detail: text.replaceAll(/\s+/g, ' ') }),
    // Hits with a slip of the finger do not hold the words that were typed.
    alwaysShow: true,
    place: number === '' ? { term: title } : { number },
  };
}
