// Quoted abilities: their words stand for what has the ability, and a name for the object that gives it.
import { describe, expect, it } from 'vitest';
import { resolveReferences } from '../../../server/src/oracle';
import { describeReference, describeReferences, readFace } from './fixture';

function all(text: string): string[] {
  const tree = readFace(text);
  return resolveReferences(tree).map((reference) => describeReference(tree, reference));
}

describe('references in quoted abilities', () => {
  it('lets "this creature" be what gets the ability', () => {
    expect(all('Enchanted creature has "{T}: This creature deals 1 damage to any target."')).toEqual([
      'self "This creature" -> Enchanted creature',
    ]);
    expect(all('Create a 1/1 red Goblin creature token with "This token can\'t block."')).toEqual([
      'self "This token" -> a 1/1 red Goblin creature token with "This token can\'t block."',
    ]);
  });

  it('lets a name be the object that gives the ability (CR 201.5a)', () => {
    expect(all('Other creatures you control have "{T}: Untap Mirefang Ettin."')).toEqual([
      'self "Mirefang Ettin" -> <this object>',
    ]);
  });

  it('looks for pronouns inside the quote first', () => {
    expect(
      describeReferences(
        readFace(
          'Target creature gains "When this creature dies, exile target land and draw cards equal to its power."',
        ),
      )[0],
    ).not.toContain('Target creature');
    expect(
      all(
        'Lands you control have "{T}, Sacrifice this land: Destroy target artifact. Its controller loses 1 life."',
      ),
    ).toContain('pronoun "Its" -> target artifact');
  });

  it('links two abilities that are given together (CR 607.1a)', () => {
    const tree = readFace(
      'Create a 2/2 black Rogue creature token with "When this token enters, exile target artifact" and "When this token dies, return the exiled card to the battlefield."',
    );
    expect(describeReferences(tree)).toEqual(['done "the exiled card" => target artifact']);
  });

  it('finds X outside where the quote gives it no value', () => {
    const tree = readFace('{X}: Target creature gains "{T}: Draw X cards" until end of turn.');
    expect(describeReferences(tree)).toEqual(['variable "X" -> {X}']);
  });
});
