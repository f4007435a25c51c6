import { VISIT_SHEET_MESSAGES as M } from '#contract/visit-sheet/visit-sheet.messages.ts';
import type { SheetEditor } from './saving/use-sheet-editor.ts';

/** A row of the sheet that is not ordered. */
export type AskingRow = { readonly name: string; readonly why: string };

type Rows = Pick<SheetEditor, 'draft' | 'whyHeld' | 'isOutsideReady'>;

/** The rows that still ask something of the doctor and so are not ordered, with what they ask. */
export function askingRows({ draft, whyHeld, isOutsideReady }: Rows): readonly AskingRow[] {
  const rows = draft.lines.flatMap((line) => {
    const why = whyHeld(line);
    return why === undefined ? [] : [{ name: line.name, why }];
  });
  if (isOutsideReady || draft.outside.trim() === '') return rows;
  return [...rows, { name: draft.outside.trim(), why: M.reasonNeeded }];
}

/** Marks the note of such a row. */
export const ASKS = 'data-asks';

/** Moves the focus to what the first row asks for: the reason, or the number that is wrong. */
export function focusAsking(
  sheet: HTMLElement | null,
  { safety }: Pick<SheetEditor, 'safety'>,
): void {
  const row = sheet?.querySelector(`[${ASKS}]`)?.closest('tr');
  const number =
    row?.querySelector<HTMLInputElement>('input[aria-invalid="true"]') ??
    row?.querySelector<HTMLInputElement>('input');
  (safety.open.length > 0 ? safety.field.current : number)?.focus();
}
