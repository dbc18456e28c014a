// What happened in a run so far: kept while it plays, so that a scenario can look back in the middle of it.
import { ruleNumber } from '../../vocabulary';
import type { Answer, Decision, Notice, Play } from '../run/play';

/** The journal of a run. */
export class Journal {
  /** The sentences of steps and events, oldest first. */
  readonly log: string[] = [];
  readonly notices: Notice[] = [];
  readonly asked: Decision[] = [];
  /** Numbers of the rules that steps, notices and decisions cite. */
  readonly rules = new Set<string>();

  /** Plays a part of the game and writes down what it yields. */
  *watch<T>(play: Play<T>): Play<T> {
    let reply: Answer = [];
    for (;;) {
      const { value, done } = play.next(reply);
      if (done) return value;
      switch (value.kind) {
        case 'event':
          if (value.event.says !== '') this.log.push(value.event.says);
          if (value.event.cause.kind === 'rule') this.rules.add(ruleNumber(value.event.cause.rule));
          break;
        case 'notice':
          this.notices.push(value.notice);
          if (value.notice.rule !== undefined) this.rules.add(ruleNumber(value.notice.rule));
          break;
        case 'decision':
          this.asked.push(value.decision);
          this.rules.add(ruleNumber(value.decision.rule));
          break;
        case 'step':
          this.log.push(value.step.says);
          this.rules.add(ruleNumber(value.step.rule));
          break;
      }
      reply = yield value;
    }
  }
}
