// Our own messages between client and server, beside those of the Language Server Protocol. Types only.

/** What the client passes on start as `initializationOptions`. */
export interface InitializationOptions {
  /** Address of a check's page; `{page}` stands for the page's place (`card/undefined-choice`). */
  readonly pageLink?: string;
  /** Whether the client answers `cardwright/readFile` and `cardwright/listFiles`; else the server looks itself. */
  readonly servesFiles?: boolean;
  /** The scheme of the client's read-only pages of rules; without it, jumps lead into the rulebook's own file. */
  readonly rulesScheme?: string;
  /** Whether the client has the command `cardwright.simulate`, which the lenses above abilities run. */
  readonly simulates?: boolean;
}

/** How many problems of each level; the names are those of the command line's output. */
export interface ProblemCounts {
  readonly errors: number;
  readonly warnings: number;
  readonly information: number;
  readonly hints: number;
}

/** Notification `cardwright/status`, server to client: what is known about an open document after each check. */
export interface DocumentStatus extends ProblemCounts {
  readonly uri: string;
  /** The format's name for people ("Scryfall JSON"); missing when the file holds no cards we can read. */
  readonly format?: string;
  readonly cards: number;
}

/** One file of a `cardwright/checkFiles` request. */
export interface FileToCheck {
  readonly uri: string;
  /** Missing where the server is to read the file by itself, which it offers as `ServerOffers.readsFiles`. */
  readonly text?: string;
}

/** What the server says of itself as `capabilities.experimental`. */
export interface ServerOffers {
  /** It reads files with `file:` addresses. */
  readonly readsFiles: boolean;
}

/** Params of the request `cardwright/checkFiles`: files that are not open; the server publishes their diagnostics. */
export interface CheckFilesParams {
  readonly files: readonly FileToCheck[];
  /** Whether these files begin a new run, so that diagnostics of an earlier run are taken back. */
  readonly first: boolean;
}

/** Result of `cardwright/checkFiles`. */
export interface CheckFilesResult extends ProblemCounts {
  /** Files in a known format; the others are left alone. */
  readonly files: number;
  readonly cards: number;
}

/** Request `cardwright/readFile`, server to client: the text of a file that a setting names or a search found. */
export interface ReadFileParams {
  /** A path, absolute or within the workspace, or a URI. */
  readonly file: string;
}

/** Result of `cardwright/readFile`. */
export interface ReadFileResult {
  readonly text?: string;
  /** Why there is no text, for people. */
  readonly problem?: string;
}

/** Result of the request `cardwright/listFiles`, server to client: the files of the workspace that may hold cards. */
export interface ListFilesResult {
  readonly uris: readonly string[];
}

/** A passage of the official rulebook. */
export interface QuotedRule {
  readonly number: string;
  readonly title: string;
  /** The date of the edition, `2026-04-17`. */
  readonly edition: string;
  readonly paragraphs: readonly { readonly number: string; readonly text: string }[];
  readonly examples: readonly string[];
  /** Whether further subrules were left out. */
  readonly shortened: boolean;
}

/** A rule number with the heading above it. */
export interface CitedRule {
  readonly number: string;
  readonly title: string;
}

/** Result of the request `cardwright/explain` with the params of a hover; null where nothing is explained. */
export interface ExplainedWords {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Numbers in the edition that the user has, else in the newest whole one. */
  readonly rules: readonly CitedRule[];
  readonly quote?: QuotedRule;
}

/** Params of the request `cardwright/searchRules`. */
export interface SearchRulesParams {
  readonly query: string;
  readonly limit: number;
}

/** Result of `cardwright/searchRules`, best first. */
export interface SearchRulesResult {
  /** The date of the rulebook that was searched; missing when it was our digest. */
  readonly edition?: string;
  readonly hits: readonly {
    /** Empty for an entry of the glossary. */
    readonly number: string;
    readonly title: string;
    readonly text: string;
  }[];
}

/** A place in a document, as the protocol's `Location`. */
export interface RulePlace {
  readonly uri: string;
  readonly range: {
    readonly start: { readonly line: number; readonly character: number };
    readonly end: { readonly line: number; readonly character: number };
  };
}

/** Params of the request `cardwright/placeOfRule`: where a rule, or an entry of the glossary, stands. Result: `RulePlace` or null. */
export interface PlaceOfRuleParams {
  readonly number?: string;
  readonly term?: string;
}

/** Result of the request `cardwright/rulesPage` with `{uri}`: the text of a page of rules; null when it is not known. */
export interface RulesPageResult {
  readonly text: string;
}

/** Params of the request `cardwright/checkRulebook`: whether a text is the Comprehensive Rules. */
export interface CheckRulebookParams {
  readonly text: string;
}

/** Result of `cardwright/checkRulebook`: the date of the edition, or what is wrong. */
export interface CheckRulebookResult {
  readonly edition?: string;
  readonly problem?: string;
}

/** Params of the request `cardwright/compareEditions`: two texts of the Comprehensive Rules, in any order. */
export interface CompareEditionsParams {
  readonly texts: readonly [string, string];
}

/** Result of `cardwright/compareEditions`: a report in Markdown, or what is wrong. */
export interface CompareEditionsResult {
  readonly title?: string;
  readonly markdown?: string;
  readonly problem?: string;
}

/** Params of the request `cardwright/readMseSet`: the bytes of a Magic Set Editor package. */
export interface ReadMseSetParams {
  readonly base64: string;
}

/** Result of `cardwright/readMseSet`: the text of the set, or why there is none. */
export interface ReadMseSetResult {
  readonly text?: string;
  readonly problem?: string;
}

/** A range in a document, as the protocol's `Range`. */
export type PlainRange = RulePlace['range'];

/** An answer to a decision of a simulation: which decision, by its position and its words, and the chosen options. */
export interface SimulationAnswer {
  /** The position of the decision among all decisions of the run, from 0. */
  readonly at: number;
  /** Its question: where the run asks something else at this position, the answer is not taken. */
  readonly question: string;
  /** Positions of the chosen options, in order. */
  readonly chosen: readonly number[];
}

/** Params of the request `cardwright/simulate`: the spell or ability at a place is played. Result: `Simulation` or null. */
export interface SimulateParams {
  readonly textDocument: { readonly uri: string };
  readonly position: { readonly line: number; readonly character: number };
  readonly answers?: readonly SimulationAnswer[];
}

/** A decision of a simulation with what was taken. */
export interface SimulatedDecision {
  /** Its position among all decisions of the run, for `SimulationAnswer`. */
  readonly at: number;
  /** What is asked: `targets`, `modes`, `may` … */
  readonly asks: string;
  readonly player: string;
  readonly question: string;
  readonly options: readonly string[];
  readonly least: number;
  readonly most: number;
  /** Positions of the options that were taken. */
  readonly taken: readonly number[];
  /** Whether the user gave the answer; otherwise it is the default. */
  readonly given: boolean;
  readonly rule?: string;
}

/** Words of the card that something is about. */
export interface SimulatedWords<Place = PlainRange> {
  readonly quote: string;
  /** Where they stand in the document; missing for words that a token or another object has. */
  readonly place?: Place;
}

/** What a reader should know about a part of the text. */
export interface SimulatedNotice<Place = PlainRange> {
  /** `unsupported`: not executed. `nothing`: does nothing, and why. */
  readonly kind: 'unsupported' | 'nothing' | 'information';
  readonly says: string;
  readonly rule?: string;
  readonly words?: SimulatedWords<Place>;
}

/** An object on the board of a simulation. */
export interface SimulatedObject {
  /** The same object before and after has the same number. */
  readonly id: number;
  readonly name: string;
  /** Power and toughness: `2/2`. */
  readonly size?: string;
  readonly tapped?: boolean;
  readonly damage?: number;
  readonly counters?: Readonly<Record<string, number>>;
}

/** A player and the zones, in short. */
export interface SimulatedPlayer {
  readonly name: string;
  readonly life: number;
  readonly counters?: Readonly<Record<string, number>>;
  /** How much mana of each type is in the pool. */
  readonly mana: Readonly<Record<string, number>>;
  /** How many cards the library has: nobody sees them. */
  readonly library: number;
  readonly battlefield: readonly SimulatedObject[];
  readonly hand: readonly SimulatedObject[];
  readonly graveyard: readonly SimulatedObject[];
  readonly exile: readonly SimulatedObject[];
}

/** The whole board at one moment. */
export interface SimulatedBoard {
  readonly players: readonly SimulatedPlayer[];
  /** From the top. */
  readonly stack: readonly SimulatedObject[];
}

/** One step of a simulation. */
export interface SimulatedStep<Place = PlainRange> {
  readonly says: string;
  /** The number of the rule behind it, `608.2c`; missing for the start. */
  readonly rule?: string;
  readonly words?: SimulatedWords<Place>;
  /** What happened, in sentences. */
  readonly events: readonly string[];
  readonly decisions: readonly SimulatedDecision[];
  readonly notices: readonly SimulatedNotice<Place>[];
}

/** Result of `cardwright/simulate`. */
export interface Simulation<Place = PlainRange> {
  readonly card: string;
  /** `spell` is cast; an `ability` is put on the stack without its cost or event. */
  readonly kind: 'spell' | 'ability';
  /** The spell or ability in the document. */
  readonly place: Place;
  /** What is going on around it: the situation in which its choices could be made. */
  readonly situation: 'main' | 'combat' | 'stack';
  /** Whether it got onto the stack. */
  readonly played: boolean;
  /** Whether every word was executed. */
  readonly complete: boolean;
  /** Why the run was stopped, where it was. */
  readonly stopped?: string;
  readonly steps: readonly SimulatedStep<Place>[];
  /** The board before the first step, and after each of them: one more than there are steps. */
  readonly boards: readonly SimulatedBoard[];
}

/** Result of `cardwright/simulationScenario` with `SimulateParams`: a scenario file that plays the run, or why there is none. */
export interface SimulationScenarioResult {
  readonly text?: string;
  readonly problem?: string;
}

/** Params of the requests `cardwright/listScenarios` and `cardwright/runScenarios`: a scenario file as it stands. */
export interface ScenarioFileParams {
  readonly uri: string;
  readonly text: string;
  /** The positions of the scenarios to run; all where it is missing. */
  readonly only?: readonly number[];
}

/** Result of `cardwright/listScenarios`, in the order of the file. */
export type ListedScenarios = readonly { readonly name: string; readonly range: PlainRange }[];

/** Result of `cardwright/runScenarios`. */
export type RanScenarios = readonly {
  /** The position of the scenario in the file. */
  readonly at: number;
  readonly outcome: 'passed' | 'failed' | 'unplayable';
  readonly failures: readonly { readonly message: string; readonly range: PlainRange }[];
  /** The steps and events in sentences. */
  readonly log: readonly string[];
}[];
