/** Marks the note of a row that was typed without days, with the name of its drug. */
export const UNDATED = 'data-undated';
const SAID = 'data-said';

/**
 * The field of the days of the first row that has none and was not asked for yet. All such rows are asked for only
 * once.
 */
export function askForDays(sheet: HTMLElement | null): HTMLElement | null {
  const notes = [...(sheet?.querySelectorAll<HTMLElement>(`[${UNDATED}]:not([${SAID}])`) ?? [])];
  for (const note of notes) note.setAttribute(SAID, '');
  const name = notes[0]?.getAttribute(UNDATED);
  const fields = sheet?.querySelectorAll<HTMLElement>('input[data-field="days"]') ?? [];
  return [...fields].find((one) => one.getAttribute('aria-label')?.endsWith(` of ${name}`)) ?? null;
}
