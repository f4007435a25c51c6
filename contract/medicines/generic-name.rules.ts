import { brandComposition, drugParts, knownNames } from './drug-parts.ts';

const UNITS = /^(?:mg|mcg|g|ml|iu|units?|w\/w|w\/v|tablets?|capsules?|syrup|drops|gel|cream)$/i;

const inCapitals = (text: string): string =>
  text.replace(/[\p{L}/]+/gu, (word) => (UNITS.test(word) ? word : word.toUpperCase()));

/** The words before each amount: the substances of `Pantoprazole 40 mg + Domperidone 30 mg`. */
const NAMED = /(?:^|\+)[^\d(+]+/g;

/**
 * A drug's name for a prescription: the generic name in capitals, with the brand in brackets. A
 * name that is neither a known brand nor a known substance stays as it is.
 */
export function genericName(name: string): string {
  const composition = brandComposition(name);
  if (composition !== null) return `${inCapitals(composition)} (${name.trim()})`;
  const { substances } = drugParts(name);
  const known = knownNames();
  const isKnown = substances.length > 0 && substances.every(({ head }) => known.has(head));
  return isKnown ? name.replace(NAMED, inCapitals) : name;
}
