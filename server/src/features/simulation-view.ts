// "Simulate resolution": what at a place of a card can be played, and a run of it as plain data for a view.
import type { AnalysedCard, AnalysedDocument } from '../analysis';
import type { Face } from '../card';
import type {
  SimulatedDecision,
  SimulatedNotice,
  SimulatedStep,
  SimulatedWords,
  Simulation,
  SimulationAnswer,
} from '../protocol';
import {
  apply,
  Game,
  playableAbilities,
  tryAbility,
  trySpell,
  type Answerer,
  type Decision,
  type Notice,
  type Printed,
  type Run,
  type Trial,
  type Words,
} from '../simulator';
import type { FileSpan } from '../text';
import { ruleNumber } from '../vocabulary';
import { scenarioCardOf } from './scenario-cards';
import { boardOf } from './simulated-board';

/** A spell or an ability of a card that can be played. */
export interface Playable {
  readonly card: string;
  readonly faces: readonly Face[];
  /** As the simulator takes them; the one that counts is `face`. */
  readonly printed: readonly Printed[];
  readonly face: number;
  /** Undefined for the spell itself. */
  readonly ability?: { readonly key: string; readonly kind: string; readonly line: string };
  /** Its line of rules text, where it has one, else the name of its face. */
  readonly span: FileSpan;
}

const known = new WeakMap<AnalysedCard, readonly Playable[]>();

/** The spells, activated and triggered abilities of a card, in the order of the file. */
export function playablesOf(card: AnalysedCard): readonly Playable[] {
  const found = known.get(card) ?? findPlayables(card);
  known.set(card, found);
  return found;
}

function findPlayables({ card, name, otherLanguage }: AnalysedCard): Playable[] {
  if (otherLanguage !== undefined) return [];
  const { faces } = card;
  const { faces: printed } = scenarioCardOf(card);
  return faces.flatMap((face, at): Playable[] => {
    const text = face.oracleText?.text ?? '';
    if (isSpell(face)) return [{ card: name, faces, printed, face: at, span: lineSpan(face, 0) }];
    // The face that is looked at lies up.
    const turned = at === 0 ? printed : [printed[at]!, ...printed.filter((_, other) => other !== at)];
    const seen = new Set<number>();
    return playableAbilities(turned).flatMap(({ key, kind, place }): Playable[] => {
      if (place.text !== text || seen.has(place.line)) return [];
      seen.add(place.line);
      const line = text.split('\n')[place.line] ?? '';
      return [
        {
          card: name,
          faces,
          printed: turned,
          face: 0,
          ability: { key, kind, line },
          span: lineSpan(face, place.line),
        },
      ];
    });
  });
}

function isSpell({ typeLine }: Face): boolean {
  return /\b(?:instant|sorcery)\b/i.test(typeLine?.text ?? '');
}

function isLand({ typeLine }: Face): boolean {
  return /\bland\b/i.test(typeLine?.text ?? '');
}

function lineSpan({ oracleText, name, file }: Face, line: number): FileSpan {
  if (!oracleText || oracleText.text === '') return name?.file ?? file;
  const lines = oracleText.text.split('\n');
  const start = lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0);
  return oracleText.toFile({ start, end: start + (lines[line]?.length ?? 0) });
}

/** More cards than this are a collection, not somebody's own cards: no lenses over each of their abilities. */
const MOST_CARDS = 400;

/** All that can be played in a document; nothing where it is a collection of very many cards. */
export function findPlayablesIn({ cards }: AnalysedDocument): readonly Playable[] {
  return cards.length > MOST_CARDS ? [] : cards.flatMap((card) => playablesOf(card));
}

/**
 * What is played at an offset: the ability of the line there or, for the modes under it, above it; else the card
 * itself as a spell, and for a land its first ability. Undefined outside cards and where a card has nothing to play.
 */
export function playableAt({ cards, text }: AnalysedDocument, offset: number): Playable | undefined {
  const card = cards.find(({ card: { file } }) => file.start <= offset && offset <= file.end);
  if (!card) return undefined;
  const playables = playablesOf(card);
  const at = card.card.faces.findIndex(({ file }) => file.start <= offset && offset <= file.end);
  const face = card.card.faces[Math.max(0, at)];
  if (!face) return undefined;
  const inFace = playables.filter(({ span }) => span.start >= face.file.start && span.end <= face.file.end);
  const here = inFace.find(({ span }) => span.start <= offset && offset <= span.end);
  if (here) return here;
  const lineStart = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\\n', offset - 1));
  const isMode = /^(?:\n|\\n)?\s*(?:•|\u2022)/.test(text.slice(Math.max(0, lineStart)));
  const above = inFace.filter(({ span }) => span.end <= offset).at(-1);
  if (isMode && above) return above;
  const spell = inFace.find(({ ability }) => !ability);
  if (spell) return spell;
  if (isLand(face)) return inFace[0];
  const { faces: printed } = scenarioCardOf(card.card);
  return {
    card: card.name,
    faces: card.card.faces,
    printed,
    face: Math.max(0, at),
    span: face.name?.file ?? face.file,
  };
}

/** Answers by the positions and words of the decisions. */
function answerer(answers: readonly SimulationAnswer[]): Answerer {
  let at = -1;
  return ({ question }) => {
    at += 1;
    return answers.find((each) => each.at === at && each.question === question)?.chosen;
  };
}

/** Somebody waits for the answer: a run that goes on and on is stopped long before the core would. */
const MOST_YIELDS = 2_000;
/** So many steps are told; nobody reads more. */
const MOST_STEPS = 200;

/** Plays it. What the answers leave open takes its default. */
export function tryPlayable(
  { printed, face, ability }: Playable,
  answers: readonly SimulationAnswer[] = [],
): Trial {
  const options = { answers: () => answerer(answers), most: MOST_YIELDS };
  return ability ? tryAbility(printed, ability.key, options) : trySpell(printed, face, options);
}

/** Plays what is at hand and tells it as plain data, with places in the file. */
export function simulate(
  playable: Playable,
  answers: readonly SimulationAnswer[] = [],
): Simulation<FileSpan> {
  const { run, situation, played } = tryPlayable(playable, answers);
  const stopped =
    run.stopped ??
    (run.steps.length > MOST_STEPS ? `Only the first ${MOST_STEPS} steps are shown.` : undefined);
  return {
    card: playable.card,
    kind: playable.ability ? 'ability' : 'spell',
    place: playable.span,
    situation,
    played,
    complete: run.complete,
    ...(stopped !== undefined && { stopped }),
    ...tell(run, playable),
  };
}

function tell(run: Run, { faces }: Playable): Pick<Simulation<FileSpan>, 'steps' | 'boards'> {
  const game = new Game(structuredClone(run.start));
  const boards = [boardOf(game)];
  const steps: SimulatedStep<FileSpan>[] = [];
  let asked = 0;
  for (const step of run.steps.slice(0, MOST_STEPS)) {
    for (const event of step.events) apply(game.state, event, game.lastKnown);
    boards.push(boardOf(game));
    const decisions = step.decisions.map(({ decision, answer, given }): SimulatedDecision => ({
      at: asked++,
      asks: decision.asks,
      player: run.game.player(decision.player).name,
      question: decision.question,
      options: optionsOf(decision, game),
      least: decision.least,
      most: Math.min(decision.most, decision.options.length),
      taken: answer,
      given,
      ...ruleOf(decision.rule),
    }));
    steps.push({
      says: step.says,
      ...ruleOf(step.rule),
      ...(step.words && { words: wordsOf(step.words, faces) }),
      events: step.events.map(({ says }) => says).filter((says) => says !== ''),
      decisions,
      notices: step.notices.map((notice) => noticeOf(notice, faces)),
    });
  }
  return { steps, boards };
}

/** The options in words; those that share their words say whose they are. */
function optionsOf({ options }: Decision, game: Game): string[] {
  const labels = options.map(({ label }) => label);
  return options.map(({ label, entity }) => {
    const isClear = labels.indexOf(label) === labels.lastIndexOf(label);
    if (isClear || entity?.kind !== 'object' || !game.exists(entity.id)) return label;
    return `${label} (${game.player(game.of(entity.id).controller).name})`;
  });
}

function noticeOf({ kind, says, rule, words }: Notice, faces: readonly Face[]): SimulatedNotice<FileSpan> {
  return {
    kind,
    says,
    ...(rule !== undefined && ruleOf(rule)),
    ...(words && { words: wordsOf(words, faces) }),
  };
}

/** The number of a rule by its stable name, where it stands for one. */
function ruleOf(name: string): { readonly rule?: string } {
  const rule = ruleNumber(name);
  return /^\d/.test(rule) ? { rule } : {};
}

/** Words with their place in the file, where they are words of the card. */
function wordsOf({ place, span }: Words, faces: readonly Face[]): SimulatedWords<FileSpan> {
  const start = place.start + span.start;
  const end = place.start + span.end;
  const written = faces.find(({ oracleText }) => oracleText?.text === place.text)?.oracleText;
  return {
    quote: place.text.slice(start, end),
    ...(written && { place: written.toFile({ start, end }) }),
  };
}
