import { brandComposition, drugParts, knownNames } from '../drug-parts.ts';

const UNITS = /^(?:mg|mcg|g|ml|iu|units?|w\/w|w\/v|tablets?|capsules?|syrup|drops|gel|cream)$/i;

const inCapitals = (text: string): string =>
  text.replace(/[\p{L}/]+/gu, (word) => (UNITS.test(word) ? word : word.toUpperCase()));

/** The words before each amount: the substances of `Pantoprazole 40 mg + Domperidone 30 mg`. */
const NAMED = /(?:^|\+)[^\d(+]+/g;

/** A pack in brackets, as lists have it: `(strip of 15)`. */
const PACK = /\s*\((?:strip|bottle|pack|vial|tube|ampoule|amp|sachet|box|jar)\b[^()]*\)/gi;

/** Not grams, which may be the size of a tube. A number without a unit is never given one. */
const WRITTEN = /(?<![\d.,])\d+(?:\.\d+)?\s?(?:mg|mcg)(?:\s?\/\s?\d*\s?ml)?(?![a-z\d])/gi;

/** The strength that a name writes, where it can only be that of the composition's one substance. */
function writtenStrength(name: string, composition: string): string {
  const [written, ...others] = name.match(WRITTEN) ?? [];
  const hasOwn = /\d|\+/.test(composition);
  return written === undefined || others.length > 0 || hasOwn ? '' : ` ${written}`;
}

/**
 * A drug's name for a prescription: the generic name in capitals with its strength, then the brand
 * without its pack in brackets. A name that is neither a known brand nor a known substance stays as
 * it is.
 */
export function genericName(name: string): string {
  const composition = brandComposition(name);
  if (composition !== null) {
    const generic = inCapitals(composition) + writtenStrength(name, composition);
    return `${generic} (${name.replace(PACK, '').trim()})`;
  }
  const { substances } = drugParts(name);
  const known = knownNames();
  const isKnown = substances.length > 0 && substances.every(({ head }) => known.has(head));
  return isKnown ? name.replace(NAMED, inCapitals) : name;
}
