// The grammar of card English, compiled once from the files of the grammar folder.
import { compileGrammar } from './engine/compile';
import { features } from './grammar-features';
import { allRules } from './grammar/index.generated';

const roots = ['cost', 'sentence', 'heading', 'keywords'];

/** The compiled grammar. */
export const cardGrammar = compileGrammar(allRules, features, roots);

const root = (name: string): number => cardGrammar.byName.get(name)!;

/** What a part of a line may be, by how it ends. */
export const rootCategories = {
  cost: [root('cost')],
  sentence: [root('sentence'), root('keywords')],
  plain: [root('keywords'), root('sentence'), root('heading')],
} as const;
