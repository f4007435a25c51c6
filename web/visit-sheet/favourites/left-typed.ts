import { UNTAKEN } from '#web/ui/combobox/untaken-rows.tsx';
import { UNDATED, UNSURE } from '../parts/undated-rows.ts';

/** The texts in the search fields of a form and above them that are not rows yet. */
export function leftTyped(form: HTMLElement): readonly string[] {
  const fields = form.querySelectorAll<HTMLInputElement>('input[role="combobox"]');
  return [
    ...[...form.querySelectorAll(`[${UNTAKEN}]`)].map((row) => row.getAttribute(UNTAKEN) ?? ''),
    ...[...fields].map(({ value }) => value.trim()),
  ].filter(Boolean);
}

/** The parts of a sheet that are not for a favourite as they stand. */
export type Unfinished = {
  /** The texts that are not rows yet. */
  readonly texts: readonly string[];
  /** The drugs whose dose is not sure, or that have no days. */
  readonly drugs: readonly string[];
};

export function unfinishedIn(sheet: HTMLElement): Unfinished {
  const drugs = [UNSURE, UNDATED].flatMap((mark) =>
    [...sheet.querySelectorAll(`[${mark}]`)].map((note) => note.getAttribute(mark) ?? ''),
  );
  return { texts: leftTyped(sheet), drugs };
}
