import {
  cancelBill,
  createBill,
  getBill,
  recordPayment,
} from '#contract/billing/bills.endpoints.ts';
import { getComplaint, saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import {
  callNext,
  completeVisit,
  getVisit,
  joinQueue,
  moveVisit,
} from '#contract/queue/queue.endpoints.ts';
import type { VisitStatus } from '#contract/queue/visit.status.ts';
import { billDrugs, dispense, prescribe, restock, takeBack } from './drug-steps.ts';
import type { Journal } from './journal.ts';
import { billLab, inLab, orderFromLab, report } from './lab-steps.ts';
import { keyed, lookAt, looked, type Step, type Visit } from './step.ts';

const FEE = 500;
const FIRST_PART = 200;

const ofVisit = ({ visitId }: Visit) => ({ params: { id: visitId } });
const ofRecord = ({ visitId }: Visit) => ({ params: { visitId } });
const ofBill = ({ billId }: Visit) => ({ params: { id: billId } });
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
