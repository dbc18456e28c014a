// Control of objects by a static ability: "You control enchanted creature" (layer 2).
import { isNode } from '../../meaning/frame';
import type { PartReader } from './static-effect';

/** The part of "you control …", where the object is the one that the Aura is on. */
export const readControl: PartReader = (does, around) => {
  const what = does['what'];
  if (does.kind !== 'control' || around.who !== 'you' || !isNode(what)) return undefined;
  if (what['det'] !== 'enchanted' && what['det'] !== 'equipped') return undefined;
  return [{ layer: 'control', apply: (values, frame) => ({ ...values, controller: frame.controller }) }];
};
