/** Marks the note of a row that was typed without days, with the name of its drug. */
export const UNDATED = 'data-undated';
/** Marks the note of a row whose dose is not sure. */
export const UNSURE = 'data-unsure';
const SAID = 'data-said';
const FIELDS = { [UNDATED]: 'days', [UNSURE]: 'perDay' };

/**
 * The field of the days, or of the dose, of the first row that has this mark and was not asked for yet. All such rows
 * are asked for only once.
 */
export function askFor(sheet: HTMLElement | null, mark: keyof typeof FIELDS): HTMLElement | null {
  const notes = [...(sheet?.querySelectorAll<HTMLElement>(`[${mark}]:not([${SAID}])`) ?? [])];
  for (const note of notes) note.setAttribute(SAID, '');
  const name = notes[0]?.getAttribute(mark);
  const fields = sheet?.querySelectorAll<HTMLElement>(`input[data-field="${FIELDS[mark]}"]`) ?? [];
  return [...fields].find((one) => one.getAttribute('aria-label')?.endsWith(` of ${name}`)) ?? null;
}

/** The drugs of the rows that have this mark and were asked for already. */
export const askedNames = (
  sheet: HTMLElement | null,
  mark: keyof typeof FIELDS,
): readonly (string | null)[] =>
  [...(sheet?.querySelectorAll(`[${mark}][${SAID}]`) ?? [])].map((note) => note.getAttribute(mark));
