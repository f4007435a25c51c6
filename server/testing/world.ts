import { admitPatient, listAdmissions } from '#contract/admissions/admissions.endpoints.ts';
import { generateSuggestion } from '#contract/ai/ai.endpoints.ts';
import { bookAppointment } from '#contract/appointments/appointments.endpoints.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { createPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { createFavourite } from '#contract/visit-sheet/favourites/favourites.endpoints.ts';
import { addDisplay } from '#contract/waiting-room/waiting-room.endpoints.ts';
import type { TestApp } from './build-app.ts';
import { newWeek } from './builders/appointments.ts';
import { newBill } from './builders/bills.ts';
import {
  newClinic,
  newPatient,
  newPlan,
  newStaff,
  newVisit,
  type Person,
} from './builders/clinic.ts';
import { newLabReport } from './builders/lab.ts';
import {
  newOnlineBill,
  newPaymentOrder,
  newRefusedRefund,
  payAtCheckout,
} from './builders/payments.ts';
import { aDrug } from './builders/pharmacy.ts';

/** A clinic with every kind of record. */
export type World = {
  admin: Person;
  doctorId: string;
  patientId: string;
  /** A patient who is not in the queue. */
  freePatientId: string;
  visitId: string;
  /** A plan for patients, and one that no example ends. */
  planId: string;
  lastingPlanId: string;
  drugId: string;
  labTestId: string;
  /** A lab order with a report. */
  labOrderId: string;
  labReportId: string;
  /** A pharmacy order of the patient, with that drug. */
  orderId: string;
  /** An unpaid bill of the patient. */
  billId: string;
  /** A bill to be paid online. */
  onlineBillId: string;
  /** The checkout's reply for it, with the provider's ids. */
  paidOrderId: string;
  paymentId: string;
  signature: string;
  /** An answer of the assistant. */
  aiRunId: string;
  /** A refund of that bill that the provider refused. */
  refundId: string;
  /** The running stay of another patient. */
  stayId: string;
  /** An appointment of the patient in 2030, with that doctor. */
  appointmentId: string;
  /** A display of the waiting room. */
  displayId: string;
  /** A favourite of the clinic. */
  favouriteId: string;
};

/** Placeholder ids, for looking at the shape of an example. */
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
      time_zone: 'Asia/Kolkata',
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
  stayId: '',
  appointmentId: '',
  displayId: '',
  favouriteId: '',
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
  const drug = await app.ok(addDrug, { body: aDrug({ name: `Drug of ${name}` }) }, admin);
  const plan = await newPlan(app, admin, { name: `Care at ${name}` });
  const lastingPlan = await newPlan(app, admin, { name: `Lasting care at ${name}` });
  const lab = await newLabReport(app, admin, {
    patientId: visit.patient_id,
    contents: [() => `Findings at ${name}`],
  });
  const order = await app.ok(
    createPharmacyOrder,
    { body: { patient_id: visit.patient_id, items: [{ drug_id: drug.id, quantity: 4 }] } },
    admin,
  );
  const onlineBill = await newOnlineBill(app, admin);
  const paymentOrder = await newPaymentOrder(app, admin, onlineBill);
  const paid = await payAtCheckout(app, admin, paymentOrder.id);
  const free = await newPatient(app, admin, `Visitor of ${name}`);
  const { id: guestId } = await newPatient(app, admin, `Guest of ${name}`);
  const guest = { params: { id: guestId }, body: { reason: `Fever at ${name}`, bed: '12' } };
  await app.ok(admitPatient, guest, admin);
  const [stay] = await app.ok(listAdmissions, { params: { id: guestId } }, admin);
  const favourite = await app.ok(
    createFavourite,
    { body: { name: 'fever', shared: true, advice: `Advice of ${name}` } },
    admin,
  );
  const doctorId = doctor.user.id;
  await newWeek(app, admin, { doctorId });
  const slot = { doctorId, day: '2030-01-07', time: '09:00' };
  const { appointment } = await app.ok(
    bookAppointment,
    { body: { patientId: visit.patient_id, ...slot, note: `Note at ${name}` } },
    admin,
  );
  const { runId } = await app.ok(
    generateSuggestion,
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
    stayId: stay?.id ?? '',
    appointmentId: appointment.id,
    displayId: (await app.ok(addDisplay, { body: { name: `Hall of ${name}` } }, admin)).id,
    favouriteId: favourite.id,
  };
}
