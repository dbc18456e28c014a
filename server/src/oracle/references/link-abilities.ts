// Follows what points out of its own ability: to other abilities of the object (CR 607), to costs, to the object.
import { bestOf, isDoubtful, type Mention, type Want } from './mention';
import type {
  Antecedent,
  DanglingReason,
  OracleReference,
  Place,
  ReferenceContext,
  ReferenceKind,
} from './reference';
import type { Scope, Variable } from './scope';
import type { FaceWalk } from './walk-face';
import { sortOf } from './walk-state';

/** How many references may stand between words and what they mean in the end. */
const mostHops = 8;

/** What was found for a phrase whose antecedent is not in its own ability. */
type Link = Pick<OracleReference, 'to' | 'also' | 'others' | 'linked' | 'missing'>;

const missing = (reason: DanglingReason): Link => ({
  also: [],
  others: [],
  linked: false,
  missing: reason,
});
const toOne = (to: Antecedent, linked: boolean, others: readonly Antecedent[] = []): Link => ({
  to,
  also: [],
  others,
  linked,
});

/**
 * The references of a face with all links followed.
 * @param walk the face that is asked about; @param otherFaces walks of the card's other faces
 */
export function linkAbilities(
  walk: FaceWalk,
  otherFaces: readonly FaceWalk[],
  { manaCost }: ReferenceContext,
): readonly OracleReference[] {
  const { found } = walk;
  for (const { want, scope, otherwise, at } of walk.pending) {
    const link =
      want.sort === 'variable'
        ? valueOf(want, scope, walk, otherFaces, manaCost)
        : want.kind === 'exiledWith' || want.kind === 'createdWith'
          ? doneWith(want, scope, walk, otherFaces)
          : elsewhere(want, scope, otherwise, walk, otherFaces);
    const certain = !link.missing || !mayStandUnread(scope, walk, otherFaces);
    const { kind, from, sort } = found[at]!;
    found[at] = { kind, from, sort, ...link, ...(!certain && { missing: 'unread words' }) };
  }
  return followChains(found);
}

/** What points to words that point on is led to the end: "that type" to the choice and not to "the chosen type". */
function followChains(found: readonly OracleReference[]): readonly OracleReference[] {
  const byPlace = new Map(found.map((reference) => [reference.from, reference] as const));
  const follow = (reference: OracleReference): OracleReference => {
    let { to, linked } = reference;
    for (let hops = 0; hops < mostHops && typeof to === 'object'; hops += 1) {
      const next = byPlace.get(to);
      if (!next?.to || next.kind === 'self') break;
      to = next.to;
      linked ||= next.linked;
    }
    return to === reference.to || to === undefined ? reference : { ...reference, to, linked };
  };
  return found.map(follow);
}

/**
 * The other abilities of the object in the order in which they are asked: those before, the nearest first, then those
 * after, then what quotes give to others (they may speak of each other: CR 607.1a, 607.1d), then other faces (607.1b).
 */
function others(scope: Scope, walk: FaceWalk, otherFaces: readonly FaceWalk[]): readonly Scope[] {
  const { scopes } = walk;
  const here = scopes.indexOf(scope);
  const before = scopes.slice(0, here).reverse();
  const after = scopes.slice(here + 1);
  const all = [...before, ...after];
  const near = all.filter((each) => each.outer === scope.outer);
  const own = all.filter((each) => each.outer !== scope.outer && each.holder === scope.holder);
  const rest = all.filter((each) => each.outer !== scope.outer && each.holder !== scope.holder);
  return [...near, ...own, ...rest, ...otherFaces.flatMap((face) => face.scopes)];
}

/** CR 107.3: "where X is" before a cost of the same ability, before a payment in it, before costs elsewhere. */
function valueOf(
  want: Want,
  scope: Scope,
  walk: FaceWalk,
  otherFaces: readonly FaceWalk[],
  manaCost: string | undefined,
): Link {
  const [name] = want.nouns;
  const named = (each: Scope): Variable[] =>
    each.variables.filter((variable) => variable.name === name && variable.place.span !== want.from.span);
  for (let own: Scope | undefined = scope; own; own = own.heading ?? own.outer) {
    const known = named(own);
    for (const way of ['where', 'cost', 'pay'] as const) {
      const [first] = known.filter((each) => each.way === way);
      if (first) return toOne(first.place, false);
    }
  }
  // X of the mana cost, also in abilities of the permanent that the spell becomes (CR 107.3m).
  if (manaCost?.includes(`{${name}}`)) return toOne('mana cost', false);
  for (const other of others(scope, walk, otherFaces)) {
    const [first] = named(other).filter(({ way }) => way === 'cost');
    if (first) return toOne(first.place, true);
  }
  // An X that nothing defines is chosen by the player (CR 107.3f), where the text first has them do something X times.
  for (let own: Scope | undefined = scope; own; own = own.heading ?? own.outer) {
    const first = own.variables.find((each) => each.name === name && each.way !== 'where');
    if (first) return toOne(first.place, false);
  }
  if (manaCost === undefined) return toOne('mana cost', false);
  return missing('no value');
}

/** "Exiled with", "created with": everything that any ability of the object exiles or makes. */
function doneWith(want: Want, scope: Scope, walk: FaceWalk, otherFaces: readonly FaceWalk[]): Link {
  const own = [scope, ...others(scope, walk, otherFaces)];
  const done = own.flatMap(({ mentions }) =>
    mentions.filter(({ sort, act }) => sort === 'object' && want.acts.includes(act)),
  );
  const places = [...new Set(done.map(({ place }) => place))].sort(inTextOrder);
  const [to, ...also] = places;
  if (!to) return walk.specializes ? toOne('earlier face', true) : missing('no linked ability');
  return { to, also, others: [], linked: places.some(({ line }) => line !== want.from.line) };
}

/** By kind: what looks back within its own ability, or in the lines of one spell, and is never linked (CR 607). */
const lookingBack: ReadonlySet<ReferenceKind> = new Set([
  'pronoun',
  'definite',
  'player',
  'amount',
  'rest',
  'other',
  'first',
]);

function elsewhere(
  want: Want,
  scope: Scope,
  otherwise: readonly Mention[],
  walk: FaceWalk,
  otherFaces: readonly FaceWalk[],
): Link {
  // What stands before it in the same ability comes first, also where that was not read.
  const own = outward(scope);
  const back = lookingBack.has(want.kind);
  if (back && [scope, ...own].some(({ unread }) => unread)) return missing('unread words');
  const asked = !back
    ? others(scope, walk, otherFaces)
    : walk.mayBeSpell || speaksOfBefore(want, scope)
      ? others(scope, walk, []).filter(({ line }) => line < scope.line)
      : [];
  for (const other of [...own, ...asked]) {
    const [first, ...equal] = bestOf(want, other.mentions);
    if (!first || first.place === want.from) continue;
    if (otherwise.length > 0 && isDoubtful(want, [first])) continue;
    return toOne(first.place, !own.includes(other), equal.map(placeOf));
  }
  if (otherwise[0]) return toOne(otherwise[0].place, false, otherwise.slice(1).map(placeOf));
  if (sortOf(want) === 'choice' || want.acts.length > 0) return missing('no linked ability');
  const named = walk.scopes.some(({ mentions }) =>
    mentions.some(({ place }) => inTextOrder(place, want.from) < 0),
  );
  return missing(named ? 'nothing fitting' : 'nothing named');
}

/** "When this creature leaves the battlefield, that player draws a card", "the token": these undo an earlier ability. */
function speaksOfBefore({ kind, from }: Want, { leaves }: Scope): boolean {
  if (kind === 'definite') return leaves || from.node?.['det'] === 'the';
  return kind === 'player' && leaves;
}

const placeOf = ({ place }: Mention): Place => place;

function inTextOrder(one: Place, other: Place): number {
  return one.face - other.face || one.line - other.line || one.span.start - other.span.start;
}

function outward(scope: Scope): Scope[] {
  const found: Scope[] = [];
  for (let next = scope.heading ?? scope.outer; next; next = next.heading ?? next.outer) found.push(next);
  return found;
}

/** Whether words that were not read may be what is looked for. */
function mayStandUnread(scope: Scope, walk: FaceWalk, otherFaces: readonly FaceWalk[]): boolean {
  return [scope, ...outward(scope), ...others(scope, walk, otherFaces)].some(({ unread }) => unread);
}
