import * as admissions from '#contract/admissions/admissions.endpoints.ts';
import * as auth from '#contract/auth/auth.endpoints.ts';
import * as billing from '#contract/billing/bills.endpoints.ts';
import * as clinics from '#contract/clinics/clinics.endpoints.ts';
import * as consultation from '#contract/consultation/consultation.endpoints.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import * as labOrders from '#contract/lab/lab-orders.endpoints.ts';
import * as labTests from '#contract/lab/lab-tests.endpoints.ts';
import * as patients from '#contract/patients/patients.endpoints.ts';
import * as drugs from '#contract/pharmacy/drugs.endpoints.ts';
import * as pharmacyOrders from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import * as queue from '#contract/queue/queue.endpoints.ts';
import * as staff from '#contract/staff/staff.endpoints.ts';
import * as subscriptions from '#contract/subscriptions/subscriptions.endpoints.ts';
import type { TestApp } from './build-app.ts';
import { newBill } from './builders/bills.ts';
import {
  newClinic,
  newEmail,
  newPatient,
  newPlan,
  newStaff,
  newVisit,
  PASSWORD,
  type Person,
} from './builders/clinic.ts';
import { newLabReport } from './builders/lab.ts';
import { aDrug } from './builders/pharmacy.ts';

/** One clinic with something of everything in it. */
export type World = {
  admin: Person;
  doctorId: string;
  patientId: string;
  /** A patient who is not in the queue. */
  freePatientId: string;
  visitId: string;
  /** A plan for patients. */
  planId: string;
  drugId: string;
  /** A lab order that has a report. */
  labOrderId: string;
  /** A pharmacy order of the patient, with that drug. */
  orderId: string;
  /** A bill of the patient that is not paid. */
  billId: string;
};

/** A clinic that does not exist, to look at the shape of an example. */
export const SOMEWHERE: World = {
  admin: {
    token: '',
    user: {
      id: '',
      name: '',
      email: '',
      role: 'admin',
      clinic_id: null,
      clinic_name: null,
      has_seen_tutorial: false,
    },
  },
  doctorId: '',
  patientId: '',
  freePatientId: '',
  visitId: '',
  planId: '',
  drugId: '',
  labOrderId: '',
  orderId: '',
  billId: '',
};

export async function newWorld(app: TestApp, name: string): Promise<World> {
  const admin = await newClinic(app, name);
  const doctor = await newStaff(app, admin, 'doctor', { name: `Doctor of ${name}` });
  const visit = await newVisit(app, admin, {
    name: `Patient of ${name}`,
    complaint: `Cough at ${name}`,
  });
  const bill = await newBill(app, admin, {
    patientId: visit.patient_id,
    paymentMode: 'online',
    items: [{ name: `Dressing at ${name}`, price: 250 }],
  });
  const drug = await app.ok(drugs.addDrug, { body: aDrug({ name: `Drug of ${name}` }) }, admin);
  const plan = await newPlan(app, admin, { name: `Care at ${name}` });
  const lab = await newLabReport(app, admin, {
    patientId: visit.patient_id,
    contents: [() => `Findings at ${name}`],
  });
  const order = await app.ok(
    pharmacyOrders.createPharmacyOrder,
    { body: { patient_id: visit.patient_id, items: [{ drug_id: drug.id, quantity: 4 }] } },
    admin,
  );
  const free = await newPatient(app, admin, `Visitor of ${name}`);
  return {
    admin,
    doctorId: doctor.user.id,
    patientId: visit.patient_id,
    freePatientId: free.id,
    visitId: visit.id,
    planId: plan.id,
    drugId: drug.id,
    labOrderId: lab.orderId,
    orderId: order.id,
    billId: bill.id,
  };
}

type Input = { params?: object; query?: object; body?: object; file?: Blob };

/**
 * A good call of each endpoint, against the records of a clinic. The permission tests go through
 * every endpoint of the contract, so one that is missing here fails them.
 */
export const EXAMPLES: ReadonlyMap<Endpoint, (world: World) => Input> = new Map<
  Endpoint,
  (world: World) => Input
>([
  [auth.logout, () => ({})],
  [auth.getCurrentUser, () => ({})],
  [auth.changePassword, () => ({ body: { currentPassword: PASSWORD, newPassword: PASSWORD } })],
  [clinics.getClinicSettings, () => ({})],
  [clinics.updateClinicSettings, () => ({ body: { aiMemory: 'Prefers generics.' } })],
  [clinics.getSubscriptionStatus, () => ({})],
  [staff.listStaff, () => ({})],
  [staff.getStaffMember, ({ doctorId }) => ({ params: { id: doctorId } })],
  [
    staff.addStaff,
    () => ({ body: { name: 'Someone New', email: newEmail(), role: 'lab', password: PASSWORD } }),
  ],
  [staff.editStaff, ({ doctorId }) => ({ params: { id: doctorId }, body: { name: 'Dr Renamed' } })],
  [patients.listPatients, () => ({ query: { search: 'of' } })],
  [patients.getPatient, ({ patientId }) => ({ params: { id: patientId } })],
  [patients.registerPatient, () => ({ body: { name: 'Walk In' } })],
  [patients.updatePatient, ({ patientId }) => ({ params: { id: patientId }, body: { age: 40 } })],
  [queue.listQueue, () => ({})],
  [queue.getQueueEntry, ({ visitId }) => ({ params: { id: visitId } })],
  [queue.joinQueue, ({ freePatientId }) => ({ body: { patientId: freePatientId } })],
  [
    queue.moveVisit,
    ({ visitId, doctorId }) => ({ params: { id: visitId }, body: { status: 'waiting', doctorId } }),
  ],
  [queue.getLatestVisit, ({ patientId }) => ({ params: { id: patientId } })],
  [queue.getDoctorQueue, () => ({})],
  [queue.callNext, () => ({})],
  [queue.completeVisit, ({ visitId }) => ({ params: { id: visitId } })],
  [consultation.createRecord, ({ freePatientId }) => ({ body: { patientId: freePatientId } })],
  [consultation.getComplaint, ({ visitId }) => ({ params: { recordId: visitId } })],
  [
    consultation.saveComplaint,
    ({ visitId }) => ({ params: { recordId: visitId }, body: { complaint: 'Fever for 3 days' } }),
  ],
  [subscriptions.listPlans, () => ({})],
  [subscriptions.getPlan, ({ planId }) => ({ params: { id: planId } })],
  [
    subscriptions.createPlan,
    () => ({ body: { name: 'Care Yearly', price: 3_999, period: 'yearly', interval: 1 } }),
  ],
  [subscriptions.updatePlan, ({ planId }) => ({ params: { id: planId }, body: { price: 550 } })],
  [subscriptions.deactivatePlan, ({ planId }) => ({ params: { id: planId } })],
  [
    subscriptions.listManualTransactions,
    () => ({ query: { startDate: '2026-11-01', endDate: '2026-11-30' } }),
  ],
  [drugs.listDrugs, () => ({ query: { search: 'of' } })],
  [drugs.getDrug, ({ drugId }) => ({ params: { id: drugId } })],
  [drugs.addDrug, () => ({ body: aDrug() })],
  [drugs.editDrug, ({ drugId }) => ({ params: { id: drugId }, body: { price: 3 } })],
  [
    drugs.adjustStock,
    ({ drugId }) => ({ params: { id: drugId }, body: { quantityChange: 5, reason: 'purchase' } }),
  ],
  [
    drugs.importDrugs,
    () => ({
      file: new File(['<table><tr><td>Name</td></tr></table>'], 'drugs.xls'),
      body: { preview: 'true' },
    }),
  ],
  [drugs.importDefaultDrugs, () => ({})],
  [drugs.deleteDrug, ({ drugId }) => ({ params: { id: drugId } })],
  [drugs.deleteAllDrugs, () => ({})],
  [consultation.listPastComplaints, ({ patientId }) => ({ params: { id: patientId } })],
  [consultation.listQueueComplaints, ({ patientId }) => ({ params: { id: patientId } })],
  [
    consultation.addComplaint,
    ({ patientId }) => ({ params: { id: patientId }, body: { complaint: 'Asthma as a child' } }),
  ],
  [consultation.deleteComplaint, ({ visitId }) => ({ params: { id: visitId } })],
  [pharmacyOrders.listPharmacyOrders, () => ({ query: { search: 'of' } })],
  [pharmacyOrders.getPharmacyOrder, ({ orderId }) => ({ params: { id: orderId } })],
  [
    pharmacyOrders.createPharmacyOrder,
    ({ patientId }) => ({
      body: { patient_id: patientId, prescription_for_unavailable_drugs: 'Ointment X' },
    }),
  ],
  [
    pharmacyOrders.editPharmacyOrder,
    ({ orderId }) => ({
      params: { id: orderId },
      body: { prescription_for_unavailable_drugs: 'Ointment Y' },
    }),
  ],
  [
    pharmacyOrders.movePharmacyOrder,
    ({ orderId }) => ({ params: { id: orderId }, body: { status: 'billed' } }),
  ],
  [
    pharmacyOrders.returnPharmacyOrder,
    ({ orderId, drugId }) => ({
      params: { id: orderId },
      body: { itemsToReturn: [{ drug_id: drugId, returnQuantity: 1 }] },
    }),
  ],
  [pharmacyOrders.deletePharmacyOrder, ({ orderId }) => ({ params: { id: orderId } })],
  [pharmacyOrders.listPatientPharmacyOrders, ({ patientId }) => ({ params: { id: patientId } })],
  [labTests.listLabTests, () => ({})],
  [labOrders.listLabOrders, () => ({ query: { search: 'of' } })],
  [labOrders.getLabOrder, ({ labOrderId }) => ({ params: { id: labOrderId } })],
  [labOrders.listPatientLabReports, ({ patientId }) => ({ params: { id: patientId } })],
  [labOrders.listPatientLabOrders, ({ patientId }) => ({ params: { id: patientId }, query: {} })],
  [labOrders.getLabOrderReport, ({ labOrderId }) => ({ params: { id: labOrderId } })],
  [
    labOrders.moveLabOrder,
    ({ labOrderId }) => ({ params: { id: labOrderId }, body: { status: 'completed' } }),
  ],
  [admissions.admitPatient, ({ patientId }) => ({ params: { id: patientId } })],
  [admissions.dischargePatient, ({ patientId }) => ({ params: { id: patientId } })],
  [
    admissions.getActiveBill,
    ({ patientId }) => ({ params: { id: patientId }, query: { type: 'admission' } }),
  ],
  [admissions.listAdmissions, ({ patientId }) => ({ params: { id: patientId } })],
  [
    admissions.payAdmission,
    ({ patientId }) => ({
      params: { id: patientId },
      body: { amount_paid: 0.01, payment_mode: 'cash' },
    }),
  ],
  [
    admissions.listAdmissionPayments,
    () => ({ query: { startDate: '2026-01-01', endDate: '2036-12-31' } }),
  ],
  [
    billing.createBill,
    ({ freePatientId }) => ({
      body: {
        patientId: freePatientId,
        items: [{ name: 'Dressing', price: 100 }],
        amount: 100,
        paymentMode: 'cash',
      },
    }),
  ],
  [billing.listBills, () => ({ query: { startDate: '2026-01-01', endDate: '2027-12-31' } })],
  [billing.getBill, ({ billId }) => ({ params: { id: billId } })],
  [
    billing.recordPayment,
    ({ billId }) => ({ params: { id: billId }, body: { amount_paid: 1, payment_mode: 'cash' } }),
  ],
  [
    billing.cancelBill,
    ({ billId }) => ({ params: { id: billId }, body: { reason: 'Entered twice' } }),
  ],
]);

/** The example of an endpoint. Throws when it has none: a new endpoint needs one. */
export function exampleOf(endpoint: Endpoint, world: World): Input {
  const example = EXAMPLES.get(endpoint);
  if (!example) throw new Error(`${endpoint.method} ${endpoint.path} needs an example.`);
  return example(world);
}
