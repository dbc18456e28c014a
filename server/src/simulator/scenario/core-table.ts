// The table of the rules core itself.
import {
  activateAbility,
  castSpell,
  declareAttackers,
  declareBlockers,
  goTo,
  nextStep,
  playLand,
  resolveAll,
  resolveText,
  resolveTop,
} from '../process/actions';
import type { Table } from './table';

/** What players can do by the rules. */
export const coreTable: Table = {
  castSpell,
  activateAbility,
  playLand,
  resolveText,
  declareAttackers,
  declareBlockers,
  resolveTop,
  resolveAll,
  nextStep,
  goTo,
};
