// Script variables as names: the outline, where they are defined and used, renaming, hover and completion.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { format } from '../../server/src/formats/forge';
import { applyEdits } from '../../server/src/text';

const text = `Name:Root Teller
ManaCost:X G
Types:Creature Treefolk
PT:0/3
T:Mode$ Attacks | ValidCard$ Card.Self | Execute$ TrigPump | TriggerDescription$ Whenever CARDNAME attacks, it grows.
SVar:TrigPump:DB$ Pump | Defined$ Self | NumAtt$ +X | SubAbility$ DBDraw
SVar:DBDraw:DB$ Draw | ConditionPresent$ Creature.YouCtrl+powerGEX | NumCards$ Y | SubAbility$ DBClean
SVar:DBClean:DB$ Cleanup | ClearRemembered$ True
SVar:X:Count$Valid Forest.YouCtrl
SVar:Y:SVar$X/Minus.1
Oracle:Whenever Root Teller attacks, it grows.

ALTERNATE

Name:Root Told
Types:Sorcery
A:SP$ Draw | NumCards$ X | SpellDescription$ Draw X cards.
SVar:X:Count$xPaid
Oracle:Draw X cards.
`;
const { navigation } = format;

/** The offset of the first letter of `words`, or `after` units behind it. */
const at = (words: string, after = 0) => text.indexOf(words) + after;

/** Each span with the beginning of its line. */
const linesOf = (spans: readonly { start: number; end: number }[]) =>
  spans.map(({ start, end }) => {
    const line = text.slice(text.lastIndexOf('\n', start) + 1);
    return `${line.slice(0, 14)}… ${text.slice(start, end)}`;
  });

describe('names in scripts', () => {
  it('lead to their definitions', () => {
    expect(linesOf(navigation!.definition(text, at('Execute$ TrigPump', 10)))).toEqual([
      'SVar:TrigPump:… TrigPump',
    ]);
    expect(linesOf(navigation!.definition(text, at('powerGEX', 8)))).toEqual(['SVar:X:Count$V… X']);
    expect(linesOf(navigation!.definition(text, at('NumCards$ X', 10)))).toEqual(['SVar:X:Count$x… X']);
    expect(navigation!.definition(text, at('Treefolk'))).toEqual([]);
  });

  it('are found in numbers, filters and expressions of their face, not in its mana cost', () => {
    expect(linesOf(navigation!.references(text, at('SVar:X', 5)))).toEqual([
      'SVar:TrigPump:… X',
      'SVar:DBDraw:DB… X',
      'SVar:X:Count$V… X',
      'SVar:Y:SVar$X/… X',
    ]);
  });

  it('are renamed on both sides at once, and only on their face', () => {
    const renamed = navigation!.rename(text, at('+X', 1), 'Forests');
    const result = applyEdits(text, 'edits' in renamed ? renamed.edits : []);
    expect(result).toContain('NumAtt$ +Forests');
    expect(result).toContain('powerGEForests');
    expect(result).toContain('SVar:Forests:Count$Valid Forest.YouCtrl');
    expect(result).toContain('SVar$Forests/Minus.1');
    expect(result).toContain('ManaCost:X G');
    expect(result).toContain('NumCards$ X | SpellDescription$ Draw X');
    const kinds = (source: string) => format.read(source).problems.map(({ check }) => check);
    expect(kinds(result)).toEqual(kinds(text));
  });

  it('refuse a name that is taken, reserved or no name', () => {
    for (const name of ['Y', 'two words', '', '9', 'All', 'PlayMain1', 'a$b']) {
      expect(navigation!.rename(text, at('SVar:X', 5), name)).toHaveProperty('refused');
    }
    expect(navigation!.rename(text, at('Treefolk'), 'Fine')).toHaveProperty('refused');
  });

  it('tell what can be renamed', () => {
    expect(navigation!.renamable(text, at('SubAbility$ DBDraw', 14))).toMatchObject({ name: 'DBDraw' });
    expect(navigation!.renamable(text, at('Oracle'))).toBeUndefined();
  });
});

describe('hover', () => {
  it('spells the chain out', () => {
    expect(navigation!.hover(text, at('Execute$ TrigPump', 10))!.markdown).toBe(
      [
        '- **`TrigPump`**: Pump ability (Defined: `Self`, NumAtt: `+X`)',
        '  - **`X`**: `Count$Valid Forest.YouCtrl`',
        '  - **`DBDraw`**: Draw ability (ConditionPresent: `Creature.YouCtrl+powerGEX`, NumCards: `Y`)',
        '    - **`X`**: `Count$Valid Forest.YouCtrl`',
        '    - **`Y`**: `SVar$X/Minus.1`',
        '      - **`X`**: `Count$Valid Forest.YouCtrl`',
        '    - **`DBClean`**: Cleanup ability (ClearRemembered: `True`)',
      ].join('\n'),
    );
  });

  it('ends where a chain turns back, and where it is broken', () => {
    const round =
      'Name:A\nTypes:Instant\nA:SP$ Draw | SubAbility$ One\nSVar:One:DB$ Draw | SubAbility$ Two\nSVar:Two:DB$ Draw | SubAbility$ One\n';
    expect(navigation!.hover(round, round.indexOf('One') + 1)!.markdown).toContain('again');
    const broken =
      'Name:A\nTypes:Instant\nA:SP$ Draw | SubAbility$ One\nSVar:One:DB$ Draw | SubAbility$ Two\n';
    expect(navigation!.hover(broken, broken.indexOf('One') + 1)!.markdown).toContain('not defined');
  });

  it('says how well a parameter is known', () => {
    expect(navigation!.hover(text, at('ConditionPresent', 3))!.markdown).toMatch(
      /ConditionPresent\$.*`Draw`.*scripts/,
    );
  });
});

describe('outline', () => {
  it('shows faces, abilities and script variables', () => {
    const [front, back] = navigation!.symbols(text);
    expect([front!.kind, back!.kind]).toEqual(['card', 'face']);
    expect(front!.children.map(({ name }) => name)).toEqual([
      'Attacks trigger',
      'TrigPump',
      'DBDraw',
      'DBClean',
      'X',
      'Y',
    ]);
    for (const { file, nameFile } of front!.children) {
      expect(nameFile.start).toBeGreaterThanOrEqual(file.start);
      expect(nameFile.end).toBeLessThanOrEqual(file.end);
    }
  });
});

describe('completion', () => {
  const labels = (source: string, offset: number) =>
    navigation!.complete(source, offset).map(({ label }) => label);

  it('offers the parameters of the effect, the usual ones first', () => {
    const source = 'Name:A\nA:SP$ Draw | Num';
    expect(labels(source, source.length)).toContain('NumCards');
    expect(labels(source, source.length)).not.toContain('TokenScript');
  });

  it('offers script variables where one is meant, and effects where one is declared', () => {
    expect(labels(text, at('Execute$ TrigPump', 9))).toEqual(['TrigPump', 'DBDraw', 'DBClean', 'X', 'Y']);
    expect(labels(text, at('DB$ Pump', 6))).toContain('PutCounter');
  });

  it('offers the keys of lines at the beginning of one', () => {
    expect(labels('Name:A\nTy', 9)).toContain('Types');
  });
});

describe('samples', () => {
  it('answers at every offset of every sample without throwing', () => {
    const source = readFileSync('samples/forge/with_slips.txt', 'utf8');
    for (let offset = 0; offset <= source.length; offset += 3) {
      expect(() => {
        navigation!.hover(source, offset);
        navigation!.definition(source, offset);
        navigation!.references(source, offset);
        navigation!.complete(source, offset);
      }).not.toThrow();
    }
  });
});
