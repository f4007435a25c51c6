const NONE = /^(?:no|none|nil|nka|nkda|no known(?: drug)? allerg(?:y|ies)|no allerg(?:y|ies))\.?$/i;

/**
 * What was typed of a patient's allergies: each between commas, semicolons or on a line of its own.
 * `None` or `NKDA` is that they know of none (empty); nothing typed is that nobody has asked (null).
 */
export function readAllergies(typed: string): string[] | null {
  const entries = typed
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
  if (entries.length === 0) return null;
  return entries.every((one) => NONE.test(one)) ? [] : entries.filter((one) => !NONE.test(one));
}

/** The same as a person types it. */
export function allergiesText(allergies: readonly string[] | null): string {
  return allergies === null ? '' : allergies.join(', ') || 'None';
}
