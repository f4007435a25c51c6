/** An empty list of allergies: the patient was asked and has none. */
export const NO_KNOWN_ALLERGIES = 'No known allergies';

const NONE = /^(?:no|none|nil|nka|nkda|no known(?: drug)? allerg(?:y|ies)|no allerg(?:y|ies))\.?$/i;

/**
 * Parses typed allergies, separated by commas, semicolons or lines. `None` or `NKDA` means no known
 * allergies (empty list); a blank text means not asked (null).
 */
export function readAllergies(typed: string): string[] | null {
  const entries = typed
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
  if (entries.length === 0) return null;
  return entries.every((one) => NONE.test(one)) ? [] : entries.filter((one) => !NONE.test(one));
}

/** Formats allergies as a person types them. */
export function allergiesText(allergies: readonly string[] | null): string {
  return allergies === null ? '' : allergies.join(', ') || 'None';
}

/** Formats allergies for a paper; empty where the patient was never asked. */
export function printedAllergies(allergies: readonly string[] | null): string {
  return allergies === null ? '' : allergies.join(', ') || 'None known';
}
