// What an effect is: the node kinds of the tree that it carries out, and a generator that does it.
import type { Meaning } from '../../oracle';
import type { Resolving } from '../process/resolving';
import type { Play } from '../run/play';
import type { Entity } from '../state/names';

/** One verb of card English, carried out. One file each; they are collected by folder. */
export interface Effect {
  /** The kinds of nodes that it carries out. */
  readonly kinds: readonly string[];
  /**
   * @param resolving the spell or ability that resolves; @param node the verb with its slots
   * @param doers who or what does it: players, or the objects that a sentence is about
   * @throws Unsupported for words that are not carried out, Nothing where the rules say that nothing happens
   */
  play(resolving: Resolving, node: Meaning, doers: readonly Entity[]): Play;
}
