import { createBill, getBill } from '#contract/billing/bills.endpoints.ts';
import {
  getComplaint,
  listPastComplaints,
  saveComplaint,
} from '#contract/consultation/consultation.endpoints.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import {
  createLabOrder,
  listLabOrders,
  moveLabOrder,
  submitLabReport,
} from '#contract/lab/lab-orders.endpoints.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import {
  createPharmacyOrder,
  listPharmacyOrders,
  movePharmacyOrder,
  returnPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import {
  callNext,
  completeVisit,
  getDoctorQueue,
  joinQueue,
  listQueue,
  moveVisit,
} from '#contract/queue/queue.endpoints.ts';
import type { StaffRole } from '#contract/staff/staff.ts';
import type { RawInput } from '../../server/testing/url-of.ts';
import {
  DRUGS_A_CLINIC,
  drugId,
  drugPrice,
  LAB_PARAMETER,
  LAB_TESTS_A_CLINIC,
  labTestId,
} from '../rig/world.ts';

/** The results of a visit so far, as replied to its users. */
export type VisitState = {
  readonly clinic: number;
  readonly nth: number;
  readonly doctorId: string;
  patientId: string;
  visitId: string;
  billId: string;
  pharmacyOrderId: string;
  labOrderId: string;
  /** In rupees: paid less refunded. */
  paid: number;
};

/** One call of a visit. */
export type Step = {
  readonly role: StaffRole;
  readonly endpoint: Endpoint;
  input(visit: VisitState): RawInput;
  /** Stores the values of the reply. */
  note?(visit: VisitState, reply: Reply): void;
};
type Reply = {
  readonly id: string;
  readonly calculated?: { readonly totalPaid: number };
  readonly refund?: number;
};

const CONSULTATION = { name: 'Consultation Fee', price: 500 };
const ORDERED = 10;
const RETURNED = 2;
/** Net units sold per visit: two drugs, with a partial return of the first. */
export const SOLD_A_VISIT = 2 * ORDERED - RETURNED;
const PAISE = 100;
const drugOf = (nth: number, more: number) => (nth + more) % DRUGS_A_CLINIC;
const testOf = (nth: number) => nth % LAB_TESTS_A_CLINIC;
const NAMES = ['Ramesh Kumar', 'Lakshmi Devi', 'Abdul Rahman', 'Anita Thomas', 'Sunil Patil'];

function step(
  role: StaffRole,
  endpoint: Endpoint,
  input: Step['input'] = () => ({}),
  note?: Step['note'],
): Step {
  return { role, endpoint, input, ...(note && { note }) };
}

/** A bill that is paid at once; the server computes its price. */
function paidBill(role: StaffRole, input: Step['input']): Step {
  return step(role, createBill, input, (visit, { id, calculated }) => {
    visit.billId = id;
    visit.paid += calculated?.totalPaid ?? 0;
  });
}

const ofRecord = ({ visitId }: VisitState) => ({ params: { visitId } });
const ofPatient = ({ patientId }: VisitState) => ({ params: { id: patientId } });
const ofLabOrder = (status: string) => (visit: VisitState) => ({
  params: { id: visit.labOrderId },
  body: { status },
});

/** From registration to the queue. */
const ARRIVAL: readonly Step[] = [
  step('receptionist', listPatients, ({ nth }) => ({
    query: { search: NAMES[nth % NAMES.length]?.slice(0, 5) },
  })),
  step(
    'receptionist',
    registerPatient,
    ({ nth }) => ({
      body: { name: NAMES[nth % NAMES.length], age: nth % 90, gender: 'F', phone: '98450 12345' },
    }),
    (visit, { id }) => {
      visit.patientId = id;
    },
  ),
];

/** The part of a visit that occupies the doctor, from the queue to the end of the consultation. */
const WITH_DOCTOR: readonly Step[] = [
  step(
    'receptionist',
    joinQueue,
    ({ patientId, doctorId }) => ({ body: { patientId, doctorId, complaint: 'Fever' } }),
    (visit, { id }) => {
      visit.visitId = id;
    },
  ),
  step('receptionist', listQueue),
  step('doctor', getDoctorQueue),
  step('receptionist', moveVisit, ({ visitId, doctorId }) => ({
    params: { id: visitId },
    body: { status: 'waiting', doctorId },
  })),
  paidBill('receptionist', ({ patientId, visitId, doctorId }) => ({
    body: {
      ...{ patientId, queueId: visitId, doctorId },
      ...{ type: 'consultation', items: [CONSULTATION], paymentMode: 'cash' },
    },
  })),
  step('receptionist', getBill, ({ billId }) => ({ params: { id: billId } })),
  step('doctor', callNext),
  step('doctor', getComplaint, ofRecord),
  step('doctor', getPatient, ofPatient),
  step('doctor', listPastComplaints, ofPatient),
  step('doctor', saveComplaint, (visit) => ({
    ...ofRecord(visit),
    body: { complaint: `Fever since ${visit.nth % 9} days, dry cough at night.` },
  })),
  step('doctor', saveComplaint, (visit) => ({
    ...ofRecord(visit),
    body: { case_summary: 'Throat red, chest clear. Review after three days.' },
  })),
  step(
    'doctor',
    createPharmacyOrder,
    ({ clinic, nth, patientId }) => ({
      body: {
        patient_id: patientId,
        items: [0, 1].map((more) => ({
          drug_id: drugId(clinic, drugOf(nth, more)),
          quantity: ORDERED,
        })),
      },
    }),
    (visit, { id }) => {
      visit.pharmacyOrderId = id;
    },
  ),
  step(
    'doctor',
    createLabOrder,
    ({ clinic, nth, patientId }) => ({
      body: { patient_id: patientId, tests: [{ id: labTestId(clinic, testOf(nth)) }] },
    }),
    (visit, { id }) => {
      visit.labOrderId = id;
    },
  ),
  step('doctor', completeVisit, ({ visitId }) => ({ params: { id: visitId } })),
];

/** Pharmacy and laboratory. */
const AFTERWARDS: readonly Step[] = [
  step('pharmacy', listPharmacyOrders, () => ({ query: {} })),
  paidBill('pharmacy', ({ clinic, nth, patientId, pharmacyOrderId }) => ({
    body: {
      ...{ patientId, type: 'pharmacy', paymentMode: 'upi', related_id: pharmacyOrderId },
      items: [0, 1].map((more) => ({
        drug_id: drugId(clinic, drugOf(nth, more)),
        name: `Drug ${drugOf(nth, more)}`,
        quantity: ORDERED,
        price: drugPrice(clinic, drugOf(nth, more)) / PAISE,
      })),
    },
  })),
  step('pharmacy', movePharmacyOrder, ({ pharmacyOrderId }) => ({
    params: { id: pharmacyOrderId },
    body: { status: 'dispensed' },
  })),
  step(
    'pharmacy',
    returnPharmacyOrder,
    ({ clinic, nth, pharmacyOrderId }) => ({
      params: { id: pharmacyOrderId },
      body: {
        itemsToReturn: [{ drug_id: drugId(clinic, drugOf(nth, 0)), returnQuantity: RETURNED }],
      },
    }),
    (visit, { refund = 0 }) => {
      visit.paid -= refund;
    },
  ),
  paidBill('receptionist', ({ clinic, nth, patientId, labOrderId }) => ({
    body: {
      ...{ patientId, type: 'lab', paymentMode: 'card', labOrderId },
      items: [{ name: `Test ${testOf(nth)}`, price: 300, item_id: labTestId(clinic, testOf(nth)) }],
    },
  })),
  step('lab', listLabOrders, () => ({ query: {} })),
  step('lab', moveLabOrder, ofLabOrder('collected')),
  step('lab', moveLabOrder, ofLabOrder('processing')),
  step('lab', submitLabReport, ({ clinic, nth, labOrderId }) => ({
    params: { id: labOrderId },
    body: {
      report_content: JSON.stringify({
        [labTestId(clinic, testOf(nth))]: { [LAB_PARAMETER]: 12.5 },
      }),
    },
  })),
  step('lab', moveLabOrder, ofLabOrder('completed')),
  step('receptionist', listQueue),
];

export const VISIT = { arrival: ARRIVAL, withDoctor: WITH_DOCTOR, afterwards: AFTERWARDS };
export const CALLS_A_VISIT = ARRIVAL.length + WITH_DOCTOR.length + AFTERWARDS.length;
