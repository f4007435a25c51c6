import * as breaches from '#contract/access/breach.endpoints.ts';
import * as admissions from '#contract/admissions/admissions.endpoints.ts';
import * as hours from '#contract/appointments/hours.endpoints.ts';
import * as auth from '#contract/auth/auth.endpoints.ts';
import * as billing from '#contract/billing/bills.endpoints.ts';
import { enterCash } from '#contract/books/books.endpoints.ts';
import {
  cancelCertificate,
  issueCertificate,
} from '#contract/certificates/certificates.endpoints.ts';
import * as clinicSubscriptions from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import * as clinics from '#contract/clinics/clinics.endpoints.ts';
import * as letterhead from '#contract/clinics/letterhead.endpoints.ts';
import * as pharmacySettings from '#contract/clinics/pharmacy-settings.endpoints.ts';
import * as consultation from '#contract/consultation/consultation.endpoints.ts';
import { clinicDay } from '#contract/kernel/dates.ts';
import type { Endpoint, EndpointInput, EndpointReply } from '#contract/kernel/endpoint.ts';
import * as labOrders from '#contract/lab/lab-orders.endpoints.ts';
import * as patientDetails from '#contract/patients/patient-details.endpoints.ts';
import * as drugs from '#contract/pharmacy/drugs.endpoints.ts';
import * as pharmacyOrders from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import * as consents from '#contract/privacy/consent.endpoints.ts';
import * as privacy from '#contract/privacy/privacy.endpoints.ts';
import * as queue from '#contract/queue/queue.endpoints.ts';
import { saveOwnCredentials } from '#contract/staff/credentials.endpoints.ts';
import * as editStaff from '#contract/staff/edit-staff.endpoints.ts';
import { cancelPatientSubscription } from '#contract/subscriptions/patient-subscription.endpoints.ts';
import * as subscriptions from '#contract/subscriptions/subscriptions.endpoints.ts';
import * as users from '#contract/users/users.endpoints.ts';
import * as favourites from '#contract/visit-sheet/favourites/favourites.endpoints.ts';
import * as visitSheet from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import * as waitingRoom from '#contract/waiting-room/waiting-room.endpoints.ts';
import { call } from '../rig/api.ts';
import { newEmail, PASSWORD, type Person } from '../rig/clinic.ts';
import type { BusyClinic } from './busy-clinic.ts';
import { unmarkedBut } from './left-out.ts';
import { bookMarked } from './mark-appointments.ts';
import { postMarked } from './mark-counts.ts';
import { reportMarked } from './mark-lab.ts';
import { supplyMarked } from './mark-supplier.ts';
import { callMarked, MARK, type Mark } from './marked-call.ts';

const NO_TAX = { consultation: 0, pharmacy: 0, lab: 0, other: 0, admission: 0 };
const BREACH = () => ({
  noticed_at: new Date().toISOString(),
  by: 'everyone' as const,
  happened: 'x',
  consequences: 'x',
  measures: 'x',
  advice: 'x',
  contact: 'x',
});
const PLAN = { name: 'x', price: 499, period: 'monthly', interval: 1 } as const;

/** Enters cash, buys from a supplier, issues two certificates and cancels the second. */
async function fileMarked(
  url: string,
  { patientId, day, drugId }: { patientId: string; day: string; drugId: string },
  { mark, by, doctor }: { mark: Mark; by: { token: string }; doctor: { token: string } },
): Promise<void> {
  await mark(enterCash, { body: { day, direction: 'out', amount: 10, particulars: 'x' } });
  await postMarked(mark);
  await supplyMarked(url, { day, drugId }, { mark, by });
  const fit = { params: { id: patientId }, body: { kind: 'fit' as const, text: 'x' } };
  await mark(issueCertificate, fit, doctor);
  const { id } = await mark(issueCertificate, fit, doctor);
  await mark(cancelCertificate, { params: { id }, body: { reason: 'x' } }, doctor);
}

/**
 * Writes markup and formulas into every text field of a clinic's records. Returns the calls with
 * text fields that were skipped without a reason; there must be none.
 */
export async function writeMarkup(
  url: string,
  { people, consulting }: BusyClinic,
  superadmin: Person,
): Promise<string[]> {
  const done = new Set<Endpoint>();
  const by = { token: people.admin.token };
  const mark = <E extends Endpoint>(
    endpoint: E,
    input: Partial<EndpointInput<E>>,
    person: { token: string } = by,
  ): Promise<EndpointReply<E>> => {
    done.add(endpoint);
    return callMarked(url, endpoint, input, person);
  };
  const patient = { id: consulting.patient_id };

  await mark(clinics.updateClinicSettings, { body: {} });
  await mark(letterhead.updateLetterhead, { body: { updatedAt: null, taxRates: NO_TAX } });
  await mark(pharmacySettings.updatePharmacySettings, { body: { updatedAt: null } });
  const newcomer = { name: 'x', email: newEmail('mark'), role: 'lab', password: PASSWORD } as const;
  await mark(editStaff.addStaff, { body: newcomer });
  await mark(editStaff.editStaff, { params: { id: people.doctor.user.id }, body: {} });
  await mark(patientDetails.updatePatient, { params: patient, body: { allergies: ['x'] } });
  const { id: patientId } = await mark(patientDetails.registerPatient, {
    body: { name: 'x', allergies: ['x'] },
  });
  // Separate records, because two of the same minute have the same name on the page.
  const newcomerParams = { id: patientId };
  await mark(queue.joinQueue, { body: { patientId } });
  const params = { visitId: consulting.id };
  await mark(consultation.saveComplaint, { params, body: {} }, { token: people.doctor.token });
  const sheet = {
    diagnoses: [MARK],
    advice: 'x',
    held: [{ id: consulting.id, kind: 'drug' as const, typed: 'x', item: null }],
  };
  await mark(
    visitSheet.saveVisitSheet,
    { params: { id: consulting.id }, body: sheet },
    { token: people.doctor.token },
  );
  const ofDoctor = { token: people.doctor.token };
  await mark(saveOwnCredentials, { body: {} }, ofDoctor);
  await mark(favourites.createFavourite, { body: { name: 'mark', advice: 'x' } }, ofDoctor);
  await mark(waitingRoom.addDisplay, { body: { name: 'x' } });
  const room = { params: { id: people.doctor.user.id }, body: { room: 'x' } };
  await mark(waitingRoom.saveRoom, room);
  const day = clinicDay(new Date(), 'Asia/Kolkata');
  await bookMarked(url, { doctor: people.doctor, patientId, day }, { mark, by });
  const leave = { fromDay: day, toDay: day };
  await mark(hours.addLeave, { params: { id: people.doctor.user.id }, body: leave });
  await mark(consultation.addComplaint, { params: newcomerParams, body: { complaint: 'x' } });
  const { id: planId } = await mark(subscriptions.createPlan, { body: PLAN });
  const subscribed = { subscription_plan_id: planId, subscription_status: 'active' } as const;
  await call(url, patientDetails.updatePatient, { params: newcomerParams, body: subscribed }, by);
  await mark(cancelPatientSubscription, { params: newcomerParams, body: { reason: 'x' } });
  await call(url, admissions.admitPatient, { params: newcomerParams }, by);
  await call(url, admissions.dischargePatient, { params: newcomerParams }, by);
  await mark(admissions.beginStay, { params: newcomerParams, body: { reason: 'x' } });
  const [stay] = await call(url, admissions.listAdmissions, { params: newcomerParams }, by);
  await mark(admissions.editStay, { params: { id: stay?.id ?? '' }, body: { bed: 'x' } });

  const drug = await mark(drugs.addDrug, { body: { name: 'x', price: 5, quantity_in_stock: 50 } });
  const filed = { patientId: patient.id, day, drugId: drug.id };
  await fileMarked(url, filed, { mark, by, doctor: ofDoctor });
  const purchase = { quantityChange: 5, reason: 'purchase' } as const;
  await mark(drugs.adjustStock, { params: { id: drug.id }, body: purchase });
  const items = [{ drug_id: drug.id, quantity: 2 }];
  await mark(pharmacyOrders.createPharmacyOrder, { body: { patient_id: patientId, items } });
  await reportMarked(url, { patientId }, { mark, by });
  done.add(labOrders.submitLabReport);

  const bill = {
    patientId,
    items: [{ name: 'x', price: 100 }],
    paymentMode: 'cash' as const,
  };
  await mark(billing.createBill, { body: bill });
  const { id: billId } = await mark(billing.createBill, { body: bill });
  await mark(billing.cancelBill, { params: { id: billId }, body: { reason: 'x' } });

  const { id } = await mark(breaches.noteBreach, { body: BREACH() });
  await mark(breaches.addToBreach, { params: { id }, body: { text: 'x' } });
  const gone = await call(url, patientDetails.registerPatient, { body: { name: 'x' } }, by);
  const asked = { requestedBy: 'patient', reason: 'x', token: gone.token } as const;
  await mark(privacy.erasePatient, { params: { id: gone.id }, body: asked });
  await mark(consents.saveNotice, { body: { purpose: 'care', text: 'x', version: 0 } });

  const ofSuperadmin = { token: superadmin.token };
  await mark(clinicSubscriptions.createClinicPlan, { body: PLAN }, ofSuperadmin);
  const user = { username: 'x', email: newEmail('mark'), password: PASSWORD };
  await mark(users.addUser, { body: user }, ofSuperadmin);
  const clinic = {
    clinicName: 'x',
    userName: 'x',
    userEmail: newEmail('mark'),
    userPassword: PASSWORD,
  };
  done.add(auth.register);
  await callMarked(url, auth.register, { body: clinic }, { address: '10.66.6.6' });
  return unmarkedBut(done);
}
