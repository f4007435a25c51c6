import { sameAsRow } from '#contract/pharmacy/drug.messages.ts';
import type { ImportMode } from '#contract/pharmacy/drug-import.ts';
import type { Look, Read } from '../plan/read-lines.ts';

/**
 * The notes on rows of a delivery that equal an earlier row in every field that is read. Both are added,
 * since the same goods may come twice on one invoice. Rows that are not added are no earlier ones.
 */
export function notesOfSameRows(
  lines: readonly Read[],
  { mode, looks }: { mode: ImportMode; looks: ReadonlyMap<string, Look> },
): ReadonlyMap<Read, string> {
  const notes = new Map<Read, string>();
  if (mode !== 'delivery') return notes;
  const first = new Map<string, string>();
  for (const one of lines) {
    const { line, key, values, look, left } = one;
    if (!values || look || left !== undefined || looks.has(key)) continue;
    const fields = JSON.stringify([key, { ...values, name: '' }]);
    const earlier = first.get(fields);
    if (earlier !== undefined) notes.set(one, sameAsRow(earlier));
    else first.set(fields, line.sheet === undefined ? `${line.row}` : `${line.sheet}: ${line.row}`);
  }
  return notes;
}
