import {
  cancelBill,
  createBill,
  getBill,
  recordPayment,
} from '#contract/billing/bills.endpoints.ts';
import { getComplaint, saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import type { LabOrderStatus } from '#contract/lab/lab-order.status.ts';
import {
  createLabOrder,
  getLabOrder,
  moveLabOrder,
  submitLabReport,
} from '#contract/lab/lab-orders.endpoints.ts';
import { registerPatient } from '#contract/patients/patients.endpoints.ts';
import { adjustStock } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  getPharmacyOrder,
  movePharmacyOrder,
  returnPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import {
  callNext,
  completeVisit,
  getVisit,
  joinQueue,
  moveVisit,
} from '#contract/queue/queue.endpoints.ts';
import type { VisitStatus } from '#contract/queue/visit.status.ts';
import { DRUG_PRICE, LAB_PRICE, PARAMETER } from './clinic.ts';
import type { Journal } from './journal.ts';
import { keyed, lookAt, looked, type Step, type Visit } from './step.ts';

const FEE = 500;
const FIRST_PART = 200;
const PAISE = 100;
const ORDERED = 10;
const RETURNED = 2;
const ADDED = 5;

const ofVisit = ({ visitId }: Visit) => ({ params: { id: visitId } });
const ofRecord = ({ visitId }: Visit) => ({ params: { visitId } });
const ofOrder = ({ pharmacyOrderId }: Visit) => ({ params: { id: pharmacyOrderId } });
const ofLabOrder = ({ labOrderId }: Visit) => ({ params: { id: labOrderId } });
const ofBill = ({ billId }: Visit) => ({ params: { id: billId } });
const drugsOf = ({ world, nth }: Visit) =>
  [0, 1].map((more) => world.drugs[(nth + more) % world.drugs.length] as World['drugs'][number]);
type World = Visit['world'];

const register = keyed(
  'receptionist',
  registerPatient,
  ({ nth }) => ({ body: { name: `Asha ${nth}`, age: nth % 90, gender: 'F', phone: '9845012345' } }),
  (journal, visit, { id, name, token }) => {
    visit.patientId = id;
    journal.told(`patient ${id}`, { name, token });
    journal.audited('register-patient', id);
  },
);

const join = keyed(
  'receptionist',
  joinQueue,
  ({ patientId, doctor }) => ({ body: { patientId, doctorId: doctor.user.id } }),
  (journal, visit, { id, patient_id, token_no, status }) => {
    visit.visitId = id;
    const texts = { complaint: '', summary: '' };
    journal.told(`visit ${id}`, { patient: patient_id, token: token_no, status, ...texts });
    journal.audited('join-queue', id);
  },
);

/** A consultation bill, paid in parts by the next steps. */
const billConsultation = keyed(
  'receptionist',
  createBill,
  ({ patientId, visitId, doctor }) => ({
    body: {
      ...{ patientId, queueId: visitId, doctorId: doctor.user.id, paymentMode: 'online' },
      ...{ type: 'consultation', items: [{ name: 'Consultation Fee', price: FEE }] },
    },
  }),
  (journal, visit, { id, status, calculated }) => {
    visit.billId = id;
    journal.told(`bill ${id}`, {
      ...{ status, due: calculated.totalDue, paid: calculated.totalPaid },
    });
    journal.audited('create-bill', id);
  },
);

const payPart = (rupees: number, mode: 'cash' | 'upi') =>
  keyed(
    'receptionist',
    recordPayment,
    (visit) => ({ ...ofBill(visit), body: { amount_paid: rupees, payment_mode: mode } }),
    (journal, _visit, { payment, bill, calculated }) => {
      journal.grew(`money ${bill.id} ${mode}`, 'paise', payment.amount_paid);
      journal.told(`bill ${bill.id}`, { status: bill.status, paid: calculated.totalPaid });
      journal.audited('pay-bill', bill.id);
    },
  );

const isVisit = (status: VisitStatus) =>
  lookAt(getVisit, ofVisit, (entry) => entry.status === status);

function visitIs(status: VisitStatus, verb: string) {
  return (journal: Journal, { visitId }: Visit) => {
    journal.told(`visit ${visitId}`, { status });
    journal.audited(verb, visitId);
  };
}

/** Long enough that neither text counts as a correction of the previous one. */
const textOf = (what: string, { nth }: Visit) =>
  `${what} of the ${nth}th visit.\nReview in 3 days.`;

const write = (text: 'complaint' | 'case_summary', field: 'complaint' | 'summary') =>
  looked(
    'doctor',
    saveComplaint,
    (visit) => ({ ...ofRecord(visit), body: { [text]: textOf(field, visit) } }),
    (journal, visit) => {
      journal.told(`visit ${visit.visitId}`, { [field]: textOf(field, visit) });
      journal.audited('save-complaint', visit.visitId);
    },
    lookAt(getComplaint, ofRecord, (record, visit) => record[text] === textOf(field, visit)),
  );

const prescribe = keyed(
  'doctor',
  createPharmacyOrder,
  (visit) => ({
    body: {
      patient_id: visit.patientId,
      items: drugsOf(visit).map(({ id }) => ({ drug_id: id, quantity: ORDERED })),
    },
  }),
  (journal, visit, { id, status }) => {
    visit.pharmacyOrderId = id;
    journal.told(`pharmacy order ${id}`, { status, returned: 0 });
    journal.audited('create-pharmacy-order', id);
  },
);

const orderFromLab = keyed(
  'doctor',
  createLabOrder,
  ({ patientId, world }) => ({ body: { patient_id: patientId, tests: [{ id: world.labTestId }] } }),
  (journal, visit, { id, status, lab_token_number: token }) => {
    visit.labOrderId = id;
    journal.told(`lab order ${id}`, { status, token, report: null });
    journal.audited('create-lab-order', id);
  },
);

/** Also takes the stock. */
const billDrugs = keyed(
  'pharmacy',
  createBill,
  (visit) => ({
    body: {
      ...{ patientId: visit.patientId, type: 'pharmacy', paymentMode: 'upi' },
      related_id: visit.pharmacyOrderId,
      items: drugsOf(visit).map(({ id, name }) => ({
        ...{ drug_id: id, name, quantity: ORDERED, price: DRUG_PRICE },
      })),
    },
  }),
  (journal, visit, { id, status, calculated }) => {
    visit.billId = id;
    const { totalDue: due, totalPaid: paid } = calculated;
    journal.told(`bill ${id}`, { status, due, paid });
    journal.told(`money ${id} upi`, { paise: paid });
    journal.told(`pharmacy order ${visit.pharmacyOrderId}`, { status: 'billed' });
    for (const drug of drugsOf(visit)) journal.grew(`stock ${drug.id}`, 'pieces', -ORDERED);
    for (const verb of ['create-bill', 'pay-bill']) journal.audited(verb, id);
    journal.audited('bill-pharmacy-order', visit.pharmacyOrderId);
  },
);

const dispense = looked(
  'pharmacy',
  movePharmacyOrder,
  (visit) => ({ ...ofOrder(visit), body: { status: 'dispensed' } }),
  (journal, { pharmacyOrderId }) => {
    journal.told(`pharmacy order ${pharmacyOrderId}`, { status: 'dispensed' });
    journal.audited('dispense-pharmacy-order', pharmacyOrderId);
  },
  lookAt(getPharmacyOrder, ofOrder, ({ status }) => status === 'dispensed'),
);

/** Also refunds. */
const takeBack = keyed(
  'pharmacy',
  returnPharmacyOrder,
  (visit) => ({
    ...ofOrder(visit),
    body: { itemsToReturn: [{ drug_id: drugsOf(visit)[0]?.id, returnQuantity: RETURNED }] },
  }),
  (journal, visit, { refund }) => {
    journal.told(`pharmacy order ${visit.pharmacyOrderId}`, { returned: RETURNED });
    journal.grew(`stock ${drugsOf(visit)[0]?.id}`, 'pieces', RETURNED);
    journal.grew(`bill ${visit.billId}`, 'paid', -refund);
    journal.grew(`money ${visit.billId} upi`, 'paise', -refund);
    journal.grew(`bill ${visit.billId}`, 'due', -RETURNED * DRUG_PRICE * PAISE);
    journal.audited('return-pharmacy-order', visit.pharmacyOrderId);
    journal.audited('credit-return', visit.billId);
  },
);

const billLab = keyed(
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

const inLab = (status: LabOrderStatus, verb: string) =>
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

const report = keyed(
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

/** A delivery. */
const restock = keyed(
  'pharmacy',
  adjustStock,
  (visit) => ({
    params: { id: drugsOf(visit)[0]?.id },
    body: { quantityChange: ADDED, reason: 'purchase' },
  }),
  (journal, _visit, { id }) => {
    journal.grew(`stock ${id}`, 'pieces', ADDED);
    journal.audited('adjust-stock', id);
  },
);

const leave = looked(
  'receptionist',
  moveVisit,
  (visit) => ({ ...ofVisit(visit), body: { status: 'cancelled' } }),
  visitIs('cancelled', 'cancel-visit'),
  isVisit('cancelled'),
);

/** A refund. */
const cancelConsultation = looked(
  'admin',
  cancelBill,
  (visit) => ({ ...ofBill(visit), body: { reason: 'The patient left.' } }),
  (journal, { billId }) => {
    journal.told(`bill ${billId}`, { status: 'cancelled', due: 0, paid: 0 });
    journal.told(`money ${billId} cash`, { paise: 0 });
    journal.audited('cancel-bill', billId);
  },
  lookAt(getBill, ofBill, ({ bill }) => bill.status === 'cancelled'),
);

/** From registration to the lab report: every kind of write of a day. */
const WHOLE: readonly Step[] = [
  register,
  join,
  billConsultation,
  payPart(FIRST_PART, 'cash'),
  payPart(FEE - FIRST_PART, 'upi'),
  looked('doctor', callNext, () => ({}), visitIs('consulting', 'call-next'), isVisit('consulting')),
  write('complaint', 'complaint'),
  write('case_summary', 'summary'),
  prescribe,
  orderFromLab,
  looked('doctor', completeVisit, ofVisit, visitIs('seen', 'complete-visit'), isVisit('seen')),
  billDrugs,
  dispense,
  takeBack,
  billLab,
  inLab('collected', 'collect-lab-order'),
  inLab('processing', 'process-lab-order'),
  report,
  inLab('completed', 'complete-lab-order'),
  restock,
];

/** A patient who pays a part, waits, and goes home. */
const LEFT: readonly Step[] = [
  register,
  join,
  billConsultation,
  payPart(FIRST_PART, 'cash'),
  leave,
  cancelConsultation,
];

const LEAVES_EVERY = 4;

/** The writes of the nth visit. */
export function stepsOf(nth: number): readonly Step[] {
  return nth % LEAVES_EVERY === LEAVES_EVERY - 1 ? LEFT : WHOLE;
}
