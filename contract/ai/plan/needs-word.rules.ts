import { PLACEHOLDER_NAME } from '../../consultation/complaint-record.ts';
import type { LabOrder } from '../../lab/lab-order.ts';
import type { AiOrigin } from '../ai-run.ts';
import { isNamedIn } from './named-in-words.rules.ts';
import type { Plan } from './planned.ts';

type ChangePlan = Extract<Plan, { kind: 'change' }>;
type Circumstances = {
  readonly labOrders: readonly LabOrder[];
  readonly origin?: AiOrigin;
  /** The asker's own words, where lab reports were among the records of the request. */
  readonly withReports?: { readonly words: string } | undefined;
};

/**
 * Whether a change waits for a person even where the clinic is not asked before anything is applied:
 * whatever deletes, cancels, takes something out of an order or changes a line of it, moves one on, puts
 * aside a known detail of a patient or what a summary said, or becomes an instruction of later answers.
 * An answer may have been led by a text in a report; what it adds is seen and easily taken back, what
 * it changes or takes away may not be missed in time. What came out of a report, an image or an import
 * always waits; where reports went along as records, so does an order of what the asker did not name.
 */
export function needsWord(
  { change, rows, notes = [] }: ChangePlan,
  { labOrders, origin = 'note', withReports }: Circumstances,
): boolean {
  if (origin !== 'note') return true;
  if (withReports && change.type.startsWith('create-') && !isNamedIn(withReports.words, change)) {
    return true;
  }
  // What several orders of an answer became, or which order is meant, is for a person to see first.
  if (notes.length > 0) return true;
  switch (change.type) {
    case 'create-pharmacy-order':
    case 'create-lab-order':
    case 'add-complaint':
      return false;
    case 'save-summary':
      return rows.some(({ before }) => !change.summary.includes(before.trim()));
    case 'edit-pharmacy-order':
      return change.status !== null || rows.some(isChanged);
    case 'edit-lab-order': {
      const before = labOrders.find(({ id }) => id === change.orderId)?.tests ?? [];
      const kept = new Set(change.tests.map(({ id }) => id));
      return change.status !== null || before.some(({ id }) => !kept.has(id));
    }
    case 'update-patient':
      return rows.some(({ before }) => before !== '' && before !== PLACEHOLDER_NAME);
    case 'delete-pharmacy-order':
    case 'save-memory':
      return true;
  }
}

/** A line that is another or no more, or a prescription that does not hold all that it did. */
const isChanged = ({ label, before, after }: ChangePlan['rows'][number]): boolean =>
  label === 'Medication' ? before !== '' : !after.includes(before);
