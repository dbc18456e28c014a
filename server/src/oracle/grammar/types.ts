// Card types, subtypes, supertypes and colours as words.
import { cardTypes, colors, subtypes, supertypes } from '../../vocabulary';
import { include, phrase, phrases, type Rule } from '../engine/rule';

const subtypeNames = [...subtypes.keys()].filter((name) => name !== "Urza's" && name !== 'Time');

const rules: Rule[] = [
  ...subtypeNames.map((name) => {
    const words = name.split(' ');
    const last = words.pop()!;
    return phrase('subtype', [...words, `^${last}`].join(' '), name);
  }),
  phrase('subtype', "Urza's", "Urza's"),
  ...cardTypes.filter((name) => name !== 'tribal').map((name) => phrase('cardtype', `^${name}`, name)),
  ...phrases('supertype', ...supertypes),
  ...phrases('color', ...colors.map(({ name }) => name.toLowerCase())),
  ...include('typeword', 'cardtype.sg', 'subtype.sg'),
  ...include('typenoun.sg', 'cardtype.sg', 'subtype.sg'),
  ...include('typenoun.pl', 'cardtype.pl', 'subtype.pl'),
];
export default rules;
