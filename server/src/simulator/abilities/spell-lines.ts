// Which lines of instants and sorceries are static abilities, not instructions (CR 113.3a, 113.6).
import type { Meaning } from '../../oracle';

function isThisSpell(who: unknown): boolean {
  if (typeof who !== 'object' || who === null) return false;
  const node = who as Meaning;
  return (
    node.kind === 'self' || node.kind === 'pronoun' || (node.kind === 'object' && node['det'] === 'this')
  );
}

function isNode(value: unknown): value is Meaning {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

/** Whether a verb says something about the spell as it is cast or while it is on the stack. */
function isAboutCasting(does: unknown): boolean {
  if (!isNode(does)) return false;
  switch (does.kind) {
    case 'cost':
      return true;
    case 'forEach':
    case 'until':
      return isAboutCasting(does['does']);
    case 'sequence':
      return isAboutCasting(does['first']);
    case 'cant': {
      const inner = does['does'];
      return isNode(inner) && inner.kind === 'isPassive';
    }
    case 'have':
      return true;
  }
  return false;
}

/** Whether a sentence on an instant or sorcery is a static ability of it. */
export function isStaticOnSpell(meaning: Meaning): boolean {
  switch (meaning.kind) {
    case 'additionalCost':
    case 'reducesOnly':
    case 'castOnly':
      return true;
    case 'onlyIf':
    case 'if':
    case 'asLongAs':
    case 'whileTrue':
    case 'whereX':
    case 'unless':
    case 'during': {
      const inner = meaning['do'];
      return isNode(inner) && isStaticOnSpell(inner);
    }
    case 'clause': {
      const does = meaning['does'];
      if (isNode(does) && does.kind === 'may') {
        // "You may cast this spell …", "You may pay … rather than pay this spell's mana cost."
        const text = JSON.stringify(does);
        return (
          /"cast(?:ThatFrom)?"|"payRather|"rather/.test(text) && /"det":"this"|"self"|this spell/.test(text)
        );
      }
      return isThisSpell(meaning['who']) && isAboutCasting(does);
    }
  }
  return false;
}
