import { PRESCRIPTION_LABEL } from '../../pharmacy/bought-elsewhere.ts';
import type { ListedTest } from '../matching/match-test.rules.ts';
import type { ChangeRow, PlannedLine } from './planned.ts';
import { lineText } from './planned-lines.rules.ts';

/** The drugs and the prescription text that differ between two contents of a pharmacy order. */
export function drugRows(
  before: readonly PlannedLine[],
  after: readonly PlannedLine[],
  prescription: { readonly before: string; readonly after: string },
): ChangeRow[] {
  const text = (lines: readonly PlannedLine[], id: string) => {
    const line = lines.find(({ drug_id }) => drug_id === id);
    return line ? lineText(line) : '';
  };
  const ids = new Set([...before, ...after].map(({ drug_id }) => drug_id));
  const rows = [...ids].map((id) => ({
    label: 'Medication',
    before: text(before, id),
    after: text(after, id),
  }));
  return [...rows, { label: PRESCRIPTION_LABEL, ...prescription }].filter(
    (row) => row.before !== row.after,
  );
}

const namesOf = (tests: readonly ListedTest[]) => tests.map(({ name }) => name).join(', ');

/** The tests of a lab order before and after a change. */
export const testsRow = (
  before: readonly ListedTest[],
  after: readonly ListedTest[],
): ChangeRow => ({ label: 'Tests', before: namesOf(before), after: namesOf(after) });
