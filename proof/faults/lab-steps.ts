import { createBill } from '#contract/billing/bills.endpoints.ts';
import type { LabOrderStatus } from '#contract/lab/lab-order.status.ts';
import {
  createLabOrder,
  getLabOrder,
  moveLabOrder,
  submitLabReport,
} from '#contract/lab/lab-orders.endpoints.ts';
import { LAB_PRICE, PARAMETER } from './clinic.ts';
import { keyed, lookAt, looked, type Visit } from './step.ts';

const ofLabOrder = ({ labOrderId }: Visit) => ({ params: { id: labOrderId } });

/** An order of one test. */
export const orderFromLab = keyed(
  'doctor',
  createLabOrder,
  ({ patientId, world }) => ({ body: { patient_id: patientId, tests: [{ id: world.labTestId }] } }),
  (journal, visit, { id, status, lab_token_number: token }) => {
    visit.labOrderId = id;
    journal.told(`lab order ${id}`, { status, token, report: null });
    journal.audited('create-lab-order', id);
  },
);

/** A bill of that order, paid by card. */
export const billLab = keyed(
  'receptionist',
  createBill,
  ({ patientId, labOrderId, world }) => ({
    body: {
      ...{ patientId, labOrderId, type: 'lab', paymentMode: 'card' },
      items: [{ name: 'Complete Blood Count', price: LAB_PRICE, item_id: world.labTestId }],
    },
  }),
  (journal, { labOrderId }, { id, status, calculated }) => {
    const { totalDue: due, totalPaid: paid } = calculated;
    journal.told(`bill ${id}`, { status, due, paid });
    journal.told(`money ${id} card`, { paise: paid });
    journal.told(`lab order ${labOrderId}`, { status: 'billed' });
    for (const verb of ['create-bill', 'pay-bill']) journal.audited(verb, id);
    journal.audited('bill-lab-order', labOrderId);
  },
);

/** A step of the laboratory. */
export const inLab = (status: LabOrderStatus, verb: string) =>
  looked(
    'lab',
    moveLabOrder,
    (visit) => ({ ...ofLabOrder(visit), body: { status } }),
    (journal, { labOrderId }) => {
      journal.told(`lab order ${labOrderId}`, { status });
      journal.audited(verb, labOrderId);
    },
    lookAt(getLabOrder, ofLabOrder, (order) => order.status === status),
  );

const reportOf = ({ world, nth }: Visit) => ({ [world.labTestId]: { [PARAMETER]: 8 + (nth % 8) } });

/** The findings of the test. */
export const report = keyed(
  'lab',
  submitLabReport,
  (visit) => ({
    ...ofLabOrder(visit),
    body: { report_content: JSON.stringify(reportOf(visit)) },
  }),
  (journal, visit) => {
    journal.told(`lab order ${visit.labOrderId}`, { status: 'reported', report: reportOf(visit) });
    journal.audited('submit-lab-report', visit.labOrderId);
  },
);
