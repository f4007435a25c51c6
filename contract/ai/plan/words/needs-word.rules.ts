import { PLACEHOLDER_NAME } from '../../../consultation/visit-note.ts';
import type { LabOrder } from '../../../lab/lab-order.ts';
import type { AiOrigin } from '../../ai-run.ts';
import type { Plan } from '../planned.ts';
import { isNamedIn } from './named-in-words.rules.ts';

type ChangePlan = Extract<Plan, { kind: 'change' }>;
type Circumstances = {
  readonly labOrders: readonly LabOrder[];
  readonly origin?: AiOrigin;
  /** The asker's own words. Without them, nothing is compared with the note. */
  readonly words?: string;
};

/**
 * Whether a change needs confirmation even where the clinic applies proposals without asking. These
 * do: a change that deletes, cancels, removes or edits a line of an order, advances a status,
 * replaces a known patient detail or summary text, or becomes an instruction for later answers.
 * Text in a report may have steered the answer. An addition is visible and easy to undo; a change
 * or removal may be noticed too late. Proposals from a report, an image or an import always need
 * confirmation. So does a new order that the asker did not name: the patient's name, the history,
 * the summary and the reports are part of every request, and a text in them may have asked for it.
 */
export function needsWord(
  { change, rows, notes = [] }: ChangePlan,
  { labOrders, origin = 'note', words }: Circumstances,
): boolean {
  if (origin !== 'note') return true;
  if (words !== undefined && change.type.startsWith('create-') && !isNamedIn(words, change)) {
    return true;
  }
  // Merged orders, and a guess at which order is meant, need a person's review.
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

/** A changed or removed line, or a prescription that lost part of its text. */
const isChanged = ({ label, before, after }: ChangePlan['rows'][number]): boolean =>
  label === 'Medication' ? before !== '' : !after.includes(before);
