// Plays every instant, sorcery and ability of the corpus in positions made for them; prints how many ran without a notice.
import { performance } from 'node:perf_hooks';
import { playableAbilities, tryAbility, trySpell, type Trial } from '../server/src/simulator';
import type { Printed } from '../server/src/simulator';
import { corpusCards } from './corpus-faces';

interface Tally {
  all: number;
  whole: number;
  unread: number;
}

const limit = Number(
  process.argv.find((each) => /^--limit=/.test(each))?.slice(8) ?? Number.POSITIVE_INFINITY,
);
const every = Number(process.argv.find((each) => /^--every=/.test(each))?.slice(8) ?? 1);
const phrases = new Map<string, number>();
const unplayed = new Map<string, number>();
const broken: string[] = [];
const times: number[] = [];
let steps = 0;

function note(trial: Trial, tally: Tally): void {
  tally.all += 1;
  steps += trial.run.steps.length;
  const notices = trial.run.steps.flatMap((step) => step.notices);
  const unsupported = notices.filter(({ kind }) => kind === 'unsupported');
  const nothing = notices.filter(({ kind }) => kind === 'nothing');
  if (trial.run.stopped) broken.push(trial.run.stopped);
  if (trial.played && unsupported.length === 0 && nothing.length === 0) {
    tally.whole += 1;
    return;
  }
  if (unsupported.some(({ says }) => says.includes('not understood'))) tally.unread += 1;
  const [first] = unsupported;
  const reason = first ? first.says : (nothing[0]?.says ?? notices[0]?.says ?? 'not played');
  const key = (first ? '' : '(no notice of words) ') + reason.replace(/“[^”]*”/g, '“…”');
  phrases.set(key, (phrases.get(key) ?? 0) + 1);
  const at = first?.words;
  if (at && process.argv.includes('--words')) {
    const line = at.place.text.split('\n')[at.place.line] ?? '';
    const words = `${reason} | ${line.slice(at.span.start, at.span.end)}`;
    unplayed.set(words, (unplayed.get(words) ?? 0) + 1);
  }
}

function percent({ all, whole }: Tally): string {
  return `${whole} of ${all} (${((100 * whole) / Math.max(1, all)).toFixed(1)} %)`;
}

const spells: Tally = { all: 0, whole: 0, unread: 0 };
const abilities: Tally = { all: 0, whole: 0, unread: 0 };
const start = performance.now();
let runs = 0;
let seen = 0;
for (const faces of corpusCards()) {
  if (seen >= limit) break;
  seen += 1;
  if (seen % every !== 0) continue;
  faces.forEach((face: Printed, at: number) => {
    const begun = performance.now();
    try {
      if (/\b(?:Instant|Sorcery)\b/.test(face.typeLine)) {
        if (face.text.trim() !== '') {
          note(trySpell(faces, at), spells);
          runs += 1;
        }
      } else if (at === 0) {
        for (const { key } of playableAbilities(faces)) {
          note(tryAbility(faces, key), abilities);
          runs += 1;
        }
      }
    } catch (error) {
      broken.push(`${face.name}: ${(error as Error).stack?.split('\n').slice(0, 3).join(' ') ?? ''}`);
    }
    times.push(performance.now() - begun);
  });
}
const seconds = (performance.now() - start) / 1000;
times.sort((one, other) => one - other);
console.log(
  `Cards: ${seen}; runs: ${runs} in ${seconds.toFixed(1)} s (${(runs / seconds).toFixed(0)} runs/s)`,
);
console.log(
  `Steps: ${steps}; ${((seconds * 1000) / Math.max(1, steps)).toFixed(2)} ms a step on average; a card's runs take ${(times[Math.floor(times.length / 2)] ?? 0).toFixed(2)} ms at the median`,
);
console.log(`Instants and sorceries without a notice: ${percent(spells)}, ${spells.unread} not understood`);
console.log(
  `Activated and triggered abilities without a notice: ${percent(abilities)}, ${abilities.unread} not understood`,
);
console.log(`Broken or stopped: ${broken.length}`);
for (const each of broken.slice(0, 20)) console.log(`  ${each}`);
console.log('Commonest reasons:');
for (const [key, count] of [...phrases].sort((a, b) => b[1] - a[1]).slice(0, 60))
  console.log(`  ${count}  ${key}`);
if (unplayed.size > 0) {
  console.log('Commonest words:');
  for (const [key, count] of [...unplayed].sort((a, b) => b[1] - a[1]).slice(0, 80))
    console.log(`  ${count}  ${key}`);
}
