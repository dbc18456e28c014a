// Requests about rules: search, pages of rules, jumps to rules and cards, the side view, comparing editions.
import type { Connection, DocumentLink, Hover, Location } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { AnalysedDocument } from '../analysis';
import {
  describeComparison,
  describeRule,
  explain,
  findDependentCards,
  findHover,
  findNameDefinitions,
  findNameReferences,
  findTouchedCards,
  jumpOf,
  newestNumberOf,
  ruleOf,
  viewExplanation,
} from '../features';
import type { ExplanationSources, RulesDocument } from '../features';
import type {
  CheckRulebookParams,
  CheckRulebookResult,
  CompareEditionsParams,
  CompareEditionsResult,
  ExplainedWords,
  PlaceOfRuleParams,
  RulePlace,
  RulesPageResult,
  SearchRulesParams,
  SearchRulesResult,
} from '../protocol';
import { checkRulebook, compareEditions, readRulebook } from '../rulebook';
import { toHover, toRange } from './conversion';
import { fencedLater } from './fences';
import type { RulebookFile } from './rulebook-file';
import type { RulesPages } from './rules-pages';
import type { WorkspaceCards } from './workspace-cards';

/** Longer than this a hover does not wait for the rulebook; the digest answers meanwhile. */
const LONGEST_WAIT = 1_500;
const MOST_HITS = 200;
const LONGEST_HIT = 400;

/** What the requests need of the server. */
export interface RulesServer {
  readonly rulebook: RulebookFile;
  readonly pages: RulesPages;
  readonly cards: WorkspaceCards;
  /** The newest text of an open document with cards; undefined when it is not open, holds none, or all is off. */
  cardsIn(uri: string): { readonly analysed: AnalysedDocument; readonly document: TextDocument } | undefined;
}

/** A place asked about. */
interface Place {
  readonly textDocument: { readonly uri: string };
  readonly position: { readonly line: number; readonly character: number };
}

/** Answers the requests about rules on a connection. */
export function answerAboutRules(connection: Connection, server: RulesServer): void {
  const { rulebook, pages, cards } = server;
  const later = <T>(what: string, otherwise: T, work: () => Promise<T>): Promise<T> =>
    fencedLater(connection.console, what, otherwise, work);

  // Taken apart outside of the fence: a request without a place is the client's mistake, and refused.
  connection.onHover(({ textDocument: { uri }, position }) =>
    later('Hover', null, () => hover(server, { textDocument: { uri }, position })),
  );
  connection.onRequest('cardwright/explain', (place: Place) =>
    later<ExplainedWords | null>('Explaining', null, async () => {
      const sources = await sourcesOf(server);
      const open = server.cardsIn(place.textDocument.uri);
      const found = open && explain(open.analysed, open.document.offsetAt(place.position), sources);
      return found ? viewExplanation(found, sources.book) : null;
    }),
  );
  connection.onDefinition((place) => later('Definition', null, () => definition(server, place)));
  connection.onReferences(({ context, ...place }) =>
    later<Location[]>('References', [], () => references(server, place, context.includeDeclaration)),
  );
  connection.onDocumentLinks(({ textDocument: { uri } }) =>
    later<DocumentLink[]>('Links', [], async () => {
      await settled(rulebook.load());
      const page = pages.pageAt(uri);
      return page ? linksOf(page, pages.text, uri) : [];
    }),
  );
  connection.onRequest('cardwright/rulesPage', ({ uri }: { uri?: string }) =>
    later<RulesPageResult | null>('Page of rules', null, async () => {
      await rulebook.load();
      const page = typeof uri === 'string' ? pages.pageAt(uri) : undefined;
      return page ? { text: page.text } : null;
    }),
  );
  connection.onRequest('cardwright/placeOfRule', ({ number, term }: PlaceOfRuleParams) =>
    later<RulePlace | null>('Place of a rule', null, async () => {
      await rulebook.load();
      if (number !== undefined) return pages.placeOfRule(number, true) ?? null;
      return (term !== undefined ? pages.placeOfTerm(term) : undefined) ?? null;
    }),
  );
  connection.onRequest('cardwright/searchRules', ({ query, limit }: SearchRulesParams) =>
    later<SearchRulesResult>('Search', { hits: [] }, async () => {
      await rulebook.load();
      const hits = rulebook
        .search()
        .find(String(query).slice(0, 200), Math.min(Number(limit) || 20, MOST_HITS))
        .map(({ number, title, text, from, entry }) => {
          // A heading says nothing itself; the digest does.
          const words = from === 'rulebook' && text === title && entry ? entry.text : text;
          return {
            number,
            title,
            text: words.length > LONGEST_HIT ? `${words.slice(0, LONGEST_HIT)}…` : words,
          };
        });
      const edition = rulebook.loaded?.edition;
      return edition === undefined ? { hits } : { edition, hits };
    }),
  );
  connection.onRequest('cardwright/checkRulebook', ({ text }: CheckRulebookParams) =>
    later<CheckRulebookResult>('Checking a rulebook', { problem: 'The file could not be read.' }, () =>
      Promise.resolve(checkRulebook(text)),
    ),
  );
  connection.onRequest('cardwright/compareEditions', ({ texts }: CompareEditionsParams) =>
    later<CompareEditionsResult>('Comparing editions', { problem: 'The files could not be compared.' }, () =>
      compare(texts, cards),
    ),
  );
}

/** What explanations draw on: the rulebook once it is read, and the names that are known so far. */
async function sourcesOf({ rulebook, cards }: RulesServer): Promise<ExplanationSources> {
  await settled(rulebook.load());
  cards.updateOpen();
  // Names of files that are not open come in while the first hovers are answered.
  if (!cards.isRead) void cards.read();
  const book = rulebook.loaded;
  return { names: cards.names, ...(book ? { book } : {}) };
}

/** Waits, but not for ever: a file may lie on a slow network. */
async function settled(loading: Promise<void> | undefined): Promise<void> {
  if (!loading) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const longest = new Promise<void>((resolve) => (timer = setTimeout(resolve, LONGEST_WAIT)));
  await Promise.race([loading, longest]);
  clearTimeout(timer);
}

async function hover(server: RulesServer, { textDocument: { uri }, position }: Place): Promise<Hover | null> {
  const sources = await sourcesOf(server);
  const { pages } = server;
  const page = pages.pageAt(uri);
  if (page) {
    const link = page.linkAt(pages.text.offsetAt(position));
    const markdown = link && describeRule(link.number, sources.book);
    return markdown ? toHover(pages.text, { span: link.span, markdown }) : null;
  }
  const open = server.cardsIn(uri);
  const found = open && findHover(open.analysed, open.document.offsetAt(position), sources);
  return found ? toHover(open.document, found) : null;
}

async function definition(
  server: RulesServer,
  { textDocument: { uri }, position }: Place,
): Promise<Location | Location[] | null> {
  const { pages, cards } = server;
  const sources = await sourcesOf(server);
  const page = pages.pageAt(uri);
  if (page) {
    const link = page.linkAt(pages.text.offsetAt(position));
    return (link && pages.placeOfRule(link.number, true)) ?? null;
  }
  const open = server.cardsIn(uri);
  const named = open ? findNameDefinitions(open.analysed, open.document.offsetAt(position)) : [];
  if (open && named.length > 0) return named.map((span) => ({ uri, range: toRange(open.document, span) }));
  const found = open && explain(open.analysed, open.document.offsetAt(position), sources);
  const jump = found && jumpOf(found);
  if (!jump) return null;
  if (jump.to === 'rule') return pages.placeOfRule(jump.number, jump.typed) ?? null;
  if (jump.to === 'words') return { uri, range: toRange(open.document, jump.file) };
  const text = cards.textOf(jump.uri);
  if (text === undefined) return null;
  return { uri: jump.uri, range: toRange(TextDocument.create(jump.uri, '', 0, text), jump.file) };
}

/** The cards that depend on the rule at a place and, in the rulebook, the rules that refer to it. */
async function references(
  server: RulesServer,
  { textDocument: { uri }, position }: Place,
  withRule: boolean,
): Promise<Location[]> {
  const { rulebook, pages, cards } = server;
  const sources = await sourcesOf(server);
  const page = pages.pageAt(uri);
  const named = page ? undefined : namesInCards();
  if (named) return named;
  const rule = page ? numberAt(page, pages.text.offsetAt(position)) : ruleInCards();
  if (!rule) return [];
  const newest = rule.typed ? newestNumberOf(rule.number, rulebook.loaded) : rule.number;
  const found: Location[] = [];
  const place = withRule ? pages.placeOfRule(rule.number, rule.typed) : undefined;
  if (place) found.push(place);
  const documents = await cards.all();
  const texts = new Map(documents.map((document) => [document.uri, document.text]));
  for (const { uri: file, uses } of findDependentCards(documents, newest)) {
    const text = file === undefined ? undefined : texts.get(file);
    if (file === undefined || text === undefined) continue;
    const document = TextDocument.create(file, '', 0, text);
    for (const { span } of uses) found.push({ uri: file, range: toRange(document, span) });
  }
  if (page) {
    for (const { span } of page.referencesTo(rule.number))
      found.push({ uri, range: toRange(pages.text, span) });
  }
  return found;

  function namesInCards(): Location[] | undefined {
    const open = server.cardsIn(uri);
    const places = open && findNameReferences(open.analysed, open.document.offsetAt(position), withRule);
    return places?.length ? places.map((span) => ({ uri, range: toRange(open!.document, span) })) : undefined;
  }

  function ruleInCards(): { readonly number: string; readonly typed: boolean } | undefined {
    const open = server.cardsIn(uri);
    const explained = open && explain(open.analysed, open.document.offsetAt(position), sources);
    return explained && ruleOf(explained);
  }
}

/** The rule whose number is under an offset of the page, else the rule that the offset lies in. */
function numberAt(
  page: RulesDocument,
  offset: number,
): { readonly number: string; readonly typed: boolean } | undefined {
  const number = page.linkAt(offset)?.number ?? page.ruleAt(offset)?.number;
  return number === undefined ? undefined : { number, typed: true };
}

function linksOf(page: RulesDocument, text: TextDocument, uri: string): DocumentLink[] {
  return page.links().flatMap(({ number, span }) => {
    const target = page.spanOf(number);
    if (!target) return [];
    const line = text.positionAt(target.start).line + 1;
    return [{ range: toRange(text, span), target: `${uri}#L${line}`, tooltip: `CR ${number}` }];
  });
}

async function compare(
  texts: CompareEditionsParams['texts'],
  cards: WorkspaceCards,
): Promise<CompareEditionsResult> {
  for (const [index, text] of texts.entries()) {
    const checked = checkRulebook(text);
    if ('problem' in checked)
      return { problem: `${index === 0 ? 'First' : 'Second'} file: ${checked.problem}` };
  }
  const books = texts.map(readRulebook).sort((one, other) => (one.edition < other.edition ? -1 : 1));
  const [from, to] = books as [(typeof books)[0], (typeof books)[0]];
  const comparison = compareEditions(from, to);
  const touched = findTouchedCards(await cards.all(), comparison, from, to);
  return {
    title: `Rules from ${from.edition} to ${to.edition}`,
    markdown: describeComparison(comparison, { cards: touched, renumbered: true }),
  };
}
