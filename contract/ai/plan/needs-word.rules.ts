import { PLACEHOLDER_NAME } from '../../consultation/complaint-record.ts';
import type { LabOrder } from '../../lab/lab-order.ts';
import type { Plan } from './planned.ts';

type ChangePlan = Extract<Plan, { kind: 'change' }>;

/**
 * Whether a change waits for a person even where the clinic is not asked before anything is applied:
 * whatever deletes, cancels, takes something out of an order, moves one on, puts aside a known detail of
 * a patient, or becomes an instruction of later answers. An answer may have been led by a text in a
 * report; what it adds is seen and easily taken back, what it takes away may not be missed in time.
 */
export function needsWord(
  { change, rows }: ChangePlan,
  { labOrders }: { labOrders: readonly LabOrder[] },
): boolean {
  switch (change.type) {
    case 'create-pharmacy-order':
    case 'create-lab-order':
    case 'add-complaint':
    case 'save-summary':
      return false;
    case 'edit-pharmacy-order':
      return change.status !== null || rows.some(isTakenOut);
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

/** A line that is no more, or a prescription that does not hold all that it did. */
const isTakenOut = ({ label, before, after }: ChangePlan['rows'][number]): boolean =>
  label === 'Medication' ? before !== '' && after === '' : !after.includes(before);
