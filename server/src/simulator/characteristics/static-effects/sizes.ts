// Power and toughness: "get +N/+N", "base power and toughness N/N", "power is equal to …", switching (layers 7a to 7d).
import type { Meaning } from '../../../oracle';
import { amountOf, timesOf } from '../../meaning/amounts';
import type { Frame } from '../../meaning/frame';
import type { Values } from '../values';
import type { Part, PartReader, Surroundings } from './static-effect';

/** The two halves of `+1/-X`; undefined for anything else. */
function halvesOf(change: unknown): readonly [string, string] | undefined {
  if (typeof change !== 'string') return undefined;
  const read = /^([+−–-]?(?:\d+|[XY]))\/([+−–-]?(?:\d+|[XY]))$/.exec(change);
  return read ? [read[1]!, read[2]!] : undefined;
}

function valueOf(half: string, frame: Frame, around: Surroundings): number {
  const sign = /^[−–-]/.test(half) ? -1 : 1;
  const digits = half.replace(/^[+−–-]/, '');
  if (/^\d+$/.test(digits)) return sign * Number(digits);
  return sign * amountOf(frame, around.x ?? digits, around.holder);
}

/** The values with power and toughness changed. */
export function changedSize(values: Values, power: number, toughness: number): Values {
  if (values.power === undefined || values.toughness === undefined) return values;
  return { ...values, power: values.power + power, toughness: values.toughness + toughness };
}

/** The values with base power and toughness set; undefined leaves one as it is. */
export function withBaseSize(
  values: Values,
  power: number | undefined,
  toughness: number | undefined,
): Values {
  const set = { power: power ?? values.power ?? 0, toughness: toughness ?? values.toughness ?? 0 };
  return { ...values, ...set, basePower: set.power, baseToughness: set.toughness };
}

const change = (halves: readonly [string, string], around: Surroundings): Part => {
  const of = (frame: Frame): readonly [number, number] => {
    const times = around.per === undefined ? 1 : timesOf(frame, around.per, around.holder);
    return [valueOf(halves[0], frame, around) * times, valueOf(halves[1], frame, around) * times];
  };
  const fixed = around.per === undefined && !/[XY]/.test(halves.join());
  return {
    layer: 'change',
    apply: (values, frame) => changedSize(values, ...of(frame)),
    ...(!fixed && { does: (frame: Frame) => of(frame).join('/') }),
  };
};

/** Sets base power and toughness as written: `4/4`, `X/X`. */
export function baseSizePart(size: unknown, around: Surroundings): Part | undefined {
  const halves = halvesOf(size);
  if (!halves) return undefined;
  const of = (frame: Frame): readonly [number, number] => [
    valueOf(halves[0], frame, around),
    valueOf(halves[1], frame, around),
  ];
  return {
    layer: 'set',
    apply: (values, frame) => withBaseSize(values, ...of(frame)),
    does: (frame) => of(frame).join('/'),
  };
}

/** Sets one or both to an amount. */
export function amountPart(
  layer: 'defined' | 'set',
  what: 'power' | 'toughness' | 'both',
  n: unknown,
  holder: Meaning,
): Part {
  return {
    layer,
    apply: (values, frame) => {
      const value = amountOf(frame, n, holder);
      return withBaseSize(
        values,
        what === 'toughness' ? undefined : value,
        what === 'power' ? undefined : value,
      );
    },
    does: (frame) => `${what}=${amountOf(frame, n, holder)}`,
  };
}

/** The parts of verb phrases about power and toughness. */
export const readSize: PartReader = (does, around) => {
  switch (does.kind) {
    case 'get':
    case 'getAdditional': {
      const halves = halvesOf(does['change']);
      return halves && [change(halves, around)];
    }
    case 'baseSize': {
      const part = baseSizePart(does['size'], around);
      return part && [part];
    }
    case 'have':
    case 'haveBase': {
      const size = does['size'];
      const part = size === undefined ? undefined : baseSizePart(size, around);
      return part && [part];
    }
  }
  return undefined;
};
