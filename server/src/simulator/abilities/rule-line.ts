// A rule-changing clause as a line of its own, so that an effect can keep it: "can't block".
import type { Meaning } from '../../oracle';
import type { GrantedAbility } from '../state/continuous-effect';
import type { TextPlace } from './ability';

/** The clause "this object …" with the verb of a resolving text. */
export function lineForRule(does: Meaning, place: TextPlace): GrantedAbility {
  const text = (place.text.split('\n')[place.line] ?? '').slice(does.span.start, does.span.end);
  const who: Meaning = {
    kind: 'object',
    span: does.span,
    det: 'this',
    what: { kind: 'described', span: does.span, noun: 'permanent' },
  };
  const meaning: Meaning = { kind: 'clause', span: does.span, who, does };
  return {
    text,
    line: {
      kind: 'line',
      bullet: false,
      parts: [{ role: 'sentence', stop: '.', span: does.span, meaning }],
      reminders: [],
      older: [],
    },
  };
}
