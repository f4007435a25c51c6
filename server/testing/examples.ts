import * as admissions from '#contract/admissions/admissions.endpoints.ts';
import * as ai from '#contract/ai/ai.endpoints.ts';
import * as auth from '#contract/auth/auth.endpoints.ts';
import { logout } from '#contract/auth/session.endpoints.ts';
import * as backup from '#contract/backup/clinic-data.endpoints.ts';
import * as billing from '#contract/billing/bills.endpoints.ts';
import * as clinicSubscriptions from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import * as clinics from '#contract/clinics/clinics.endpoints.ts';
import * as letterhead from '#contract/clinics/letterhead.endpoints.ts';
import { getSubscriptionStatus } from '#contract/clinics/pro-plan.endpoints.ts';
import * as consultation from '#contract/consultation/consultation.endpoints.ts';
import * as fhir from '#contract/fhir/fhir.endpoints.ts';
import * as inventory from '#contract/inventory/inventory.endpoints.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import * as labOrders from '#contract/lab/lab-orders.endpoints.ts';
import * as labTests from '#contract/lab/lab-tests.endpoints.ts';
import * as dayCloses from '#contract/money/day-closes.endpoints.ts';
import * as money from '#contract/money/money.endpoints.ts';
import * as overview from '#contract/overview/overview.endpoints.ts';
import * as patients from '#contract/patients/patients.endpoints.ts';
import * as payments from '#contract/payments/payments.endpoints.ts';
import * as drugs from '#contract/pharmacy/drugs.endpoints.ts';
import * as pharmacyOrders from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import * as queue from '#contract/queue/queue.endpoints.ts';
import * as staff from '#contract/staff/staff.endpoints.ts';
import * as subscriptions from '#contract/subscriptions/subscriptions.endpoints.ts';
import * as users from '#contract/users/users.endpoints.ts';
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
import { aDayClose } from './builders/day-close.ts';
import { newLabReport } from './builders/lab.ts';
import { aLetterhead } from './builders/letterhead.ts';
import {
  newOnlineBill,
  newPaymentOrder,
  newRefusedRefund,
  payAtCheckout,
} from './builders/payments.ts';
import { aDrug } from './builders/pharmacy.ts';

/** One clinic with something of everything in it. */
export type World = {
  admin: Person;
  doctorId: string;
  patientId: string;
  /** A patient who is not in the queue. */
  freePatientId: string;
  visitId: string;
  /** A plan for patients, and one that nobody ends. */
  planId: string;
  lastingPlanId: string;
  drugId: string;
  labTestId: string;
  /** A lab order that has a report. */
  labOrderId: string;
  labReportId: string;
  /** A pharmacy order of the patient, with that drug. */
  orderId: string;
  /** A bill of the patient that is not paid. */
  billId: string;
  /** A bill that is to be paid online. */
  onlineBillId: string;
  /** What the checkout has handed back for it; all of it the provider's ids. */
  paidOrderId: string;
  paymentId: string;
  signature: string;
  /** An answer of the assistant. */
  aiRunId: string;
  /** A refund of that bill that the provider has refused. */
  refundId: string;
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
  lastingPlanId: '',
  drugId: '',
  labTestId: '',
  labOrderId: '',
  labReportId: '',
  orderId: '',
  billId: '',
  onlineBillId: '',
  paidOrderId: '',
  paymentId: '',
  signature: '',
  aiRunId: '',
  refundId: '',
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
  const lastingPlan = await newPlan(app, admin, { name: `Lasting care at ${name}` });
  const lab = await newLabReport(app, admin, {
    patientId: visit.patient_id,
    contents: [() => `Findings at ${name}`],
  });
  const order = await app.ok(
    pharmacyOrders.createPharmacyOrder,
    { body: { patient_id: visit.patient_id, items: [{ drug_id: drug.id, quantity: 4 }] } },
    admin,
  );
  const onlineBill = await newOnlineBill(app, admin);
  const paymentOrder = await newPaymentOrder(app, admin, onlineBill);
  const paid = await payAtCheckout(app, admin, paymentOrder.id);
  const free = await newPatient(app, admin, `Visitor of ${name}`);
  const { runId } = await app.ok(
    ai.generateSuggestion,
    { body: { query: `Seen at ${name}` }, file: undefined },
    admin,
  );
  return {
    admin,
    doctorId: doctor.user.id,
    patientId: visit.patient_id,
    freePatientId: free.id,
    visitId: visit.id,
    planId: plan.id,
    lastingPlanId: lastingPlan.id,
    drugId: drug.id,
    labTestId: lab.testId,
    labOrderId: lab.orderId,
    labReportId: lab.reportId,
    orderId: order.id,
    billId: bill.id,
    onlineBillId: onlineBill.id,
    paidOrderId: paymentOrder.id,
    paymentId: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
    aiRunId: runId,
    refundId: await newRefusedRefund(app, admin, onlineBill.id),
  };
}

/** What no clinic has: for what would take something from the others' examples. */
const NOBODY = { id: '0199d5f0-0000-7000-8000-00000000dead' };

type Input = { params?: object; query?: object; body?: object; file?: Blob };

/**
 * A good call of each endpoint, against the records of a clinic. The permission tests go through
 * every endpoint of the contract, so one that is missing here fails them.
 */
export const EXAMPLES: ReadonlyMap<Endpoint, (world: World) => Input> = new Map<
  Endpoint,
  (world: World) => Input
>([
  [logout, () => ({})],
  [auth.getCurrentUser, () => ({})],
  [auth.changePassword, () => ({ body: { currentPassword: PASSWORD, newPassword: PASSWORD } })],
  [clinics.getClinicSettings, () => ({})],
  [clinics.updateClinicSettings, () => ({ body: { aiMemory: 'Prefers generics.' } })],
  [getSubscriptionStatus, () => ({})],
  [letterhead.getLetterhead, () => ({})],
  [letterhead.updateLetterhead, () => ({ body: { ...aLetterhead(), phone: '080 1234' } })],
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
  [clinicSubscriptions.listClinicPlans, () => ({})],
  [clinicSubscriptions.getClinicPlan, () => ({ params: NOBODY })],
  [
    clinicSubscriptions.createClinicPlan,
    () => ({ body: { name: 'Pro', price: 999, period: 'monthly', interval: 1 } }),
  ],
  [clinicSubscriptions.updateClinicPlan, () => ({ params: NOBODY, body: { price: 1_099 } })],
  [clinicSubscriptions.deactivateClinicPlan, () => ({ params: NOBODY })],
  [clinicSubscriptions.initiateClinicSubscription, () => ({ body: { planId: NOBODY.id } })],
  [clinicSubscriptions.getPendingClinicSubscription, () => ({})],
  [
    clinicSubscriptions.manuallyActivateClinic,
    ({ admin }) => ({ body: { clinicId: admin.user.clinic_id, planId: NOBODY.id } }),
  ],
  [clinicSubscriptions.activateClinicSubscription, () => ({ params: NOBODY })],
  [clinicSubscriptions.deactivateClinicSubscription, () => ({ params: NOBODY })],
  [clinicSubscriptions.terminateClinicSubscription, () => ({ params: NOBODY, body: {} })],
  [overview.getOverview, () => ({})],
  [users.listUsers, () => ({ query: { search: 'of' } })],
  [users.listClinics, () => ({})],
  [
    users.addUser,
    () => ({ body: { username: 'Someone New', email: newEmail(), password: PASSWORD } }),
  ],
  [users.editUser, ({ doctorId }) => ({ params: { id: doctorId }, body: { username: 'Dr New' } })],
  [users.deleteUser, () => ({ params: NOBODY })],
  [
    users.markTutorialSeen,
    ({ admin }) => ({ params: { id: admin.user.id }, body: { has_seen_tutorial: true } }),
  ],
  [drugs.listDrugs, () => ({ query: { search: 'of' } })],
  [drugs.getDrug, ({ drugId }) => ({ params: { id: drugId } })],
  [drugs.listDrugBatches, ({ drugId }) => ({ params: { id: drugId } })],
  [drugs.exportDrugs, () => ({})],
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
  [
    inventory.getInventoryAnalysis,
    () => ({ query: { startDate: '2026-01-01', endDate: '2035-12-31' } }),
  ],
  [
    inventory.exportInventoryAnalysis,
    () => ({ query: { startDate: '2026-01-01', endDate: '2035-12-31' } }),
  ],
  [inventory.getStockOnHand, () => ({})],
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
  [pharmacyOrders.getPatientChecks, ({ patientId }) => ({ params: { id: patientId }, query: {} })],
  [labTests.listLabTests, () => ({ query: { search: 'of' } })],
  [labTests.exportLabTests, () => ({})],
  [labTests.addLabTest, () => ({ body: { name: 'Lipid Profile', price: 650 } })],
  [
    labTests.editLabTest,
    ({ labTestId }) => ({ params: { id: labTestId }, body: { name: 'CBC', price: 300 } }),
  ],
  [
    labTests.importLabTests,
    () => ({
      file: new File(['<table><tr><td>Test</td></tr></table>'], 'tests.xls'),
      body: { preview: 'true' },
    }),
  ],
  [labTests.importDefaultLabTests, () => ({})],
  [labTests.deleteLabTest, ({ labTestId }) => ({ params: { id: labTestId } })],
  [labTests.deleteAllLabTests, () => ({})],
  [labOrders.listLabOrders, () => ({ query: { search: 'of' } })],
  [labOrders.getLabOrder, ({ labOrderId }) => ({ params: { id: labOrderId } })],
  [labOrders.listPatientLabReports, ({ patientId }) => ({ params: { id: patientId } })],
  [labOrders.listPatientLabOrders, ({ patientId }) => ({ params: { id: patientId }, query: {} })],
  [labOrders.listPatientLabTrends, ({ patientId }) => ({ params: { id: patientId } })],
  [labOrders.getLabOrderReport, ({ labOrderId }) => ({ params: { id: labOrderId } })],
  [
    labOrders.moveLabOrder,
    ({ labOrderId }) => ({ params: { id: labOrderId }, body: { status: 'completed' } }),
  ],
  [
    labOrders.createLabOrder,
    ({ patientId, labTestId }) => ({ body: { patient_id: patientId, tests: [{ id: labTestId }] } }),
  ],
  [labOrders.createEmptyLabOrder, ({ patientId }) => ({ body: { patient_id: patientId } })],
  [
    labOrders.overrideLabOrder,
    ({ labOrderId }) => ({ params: { id: labOrderId }, body: { status: 'reported' } }),
  ],
  [labOrders.deleteLabOrder, ({ labOrderId }) => ({ params: { id: labOrderId } })],
  [
    labOrders.submitLabReport,
    ({ labOrderId }) => ({
      params: { id: labOrderId },
      body: { report_content: 'Nothing abnormal was seen.' },
    }),
  ],
  [labOrders.deleteLabReport, ({ labReportId }) => ({ params: { id: labReportId } })],
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
    () => ({ query: { startDate: '2026-01-01', endDate: '2035-12-31' } }),
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
  [payments.getPaymentProvider, () => ({})],
  [
    payments.createPaymentOrder,
    ({ onlineBillId }) => ({ body: { amount: 50_000, billId: onlineBillId } }),
  ],
  [
    payments.verifyPayment,
    ({ onlineBillId, paidOrderId, paymentId, signature }) => ({
      body: {
        razorpay_order_id: paidOrderId,
        razorpay_payment_id: paymentId,
        razorpay_signature: signature,
        billId: onlineBillId,
      },
    }),
  ],
  [
    payments.paySandbox,
    ({ paidOrderId }) => ({ body: { order_id: paidOrderId, outcome: 'success' } }),
  ],
  [payments.listRefusedRefunds, () => ({})],
  [payments.retryRefund, ({ refundId }) => ({ params: { id: refundId } })],
  [
    payments.startOnlineSubscription,
    ({ freePatientId, lastingPlanId: planId }) => ({ body: { patientId: freePatientId, planId } }),
  ],
  [dayCloses.getDrawer, () => ({})],
  [dayCloses.listDayCloses, () => ({})],
  [dayCloses.closeDay, () => ({ body: aDayClose() })],
  [money.getMoneyTotals, () => ({ query: { startDate: '2026-11-01', endDate: '2026-11-30' } })],
  [
    ai.generateSuggestion,
    ({ visitId }) => ({ body: { query: 'fever 3 days, adv CBC', recordId: visitId } }),
  ],
  [ai.getAiStatus, () => ({})],
  [
    ai.noteOutcome,
    ({ aiRunId }) => ({
      params: { id: aiRunId },
      body: { position: 0, action: 'create_lab_order', outcome: 'applied', detail: 'CBC' },
    }),
  ],
  [backup.exportClinicData, () => ({})],
  [fhir.exportPatientFhir, ({ patientId }) => ({ params: { id: patientId } })],
  [backup.exportClinicWorkbook, () => ({})],
  [money.exportMoney, () => ({ query: { startDate: '2026-11-01', endDate: '2026-11-30' } })],
]);

/** The example of an endpoint. Throws when it has none: a new endpoint needs one. */
export function exampleOf(endpoint: Endpoint, world: World): Input {
  const example = EXAMPLES.get(endpoint);
  if (!example) throw new Error(`${endpoint.method} ${endpoint.path} needs an example.`);
  return example(world);
}
