// The features that categories vary over: the number of nouns and the form of verbs.
import type { Features } from './engine/compile';

const number = ['sg', 'pl'];
const verb = ['base', 'sg', 'pl', 'psg', 'ppl', 'pp', 'ing'];

/** A slot that names one of these families alone takes any of the forms. */
export const features: Features = {
  np: number,
  described: number,
  noun: number,
  player: number,
  subtype: number,
  cardtype: number,
  subject: number,
  act: verb,
  acts: verb,
  dact: verb,
  closedact: verb,
  plain: verb,
  modal: ['sg', 'pl', 'psg', 'ppl'],
  changing: ['sg', 'pl', 'psg', 'ppl'],
  counted: verb,
  having: verb,
  preds: verb,
  predsD: verb,
  predsF: verb,
  predsU: verb,
  predsC: verb,
  verbD: verb,
  verbF: verb,
  verbU: verb,
  verbC: verb,
  verbrun: verb,
  lastpreds: verb,
  exceptverb: ['sg', 'pl'],
  typenoun: number,
  who: number,
  generic: number,
  bare: number,
  adjbare: number,
  barenoun: number,
  objectref: number,
  np1: number,
  countername: number,
};
