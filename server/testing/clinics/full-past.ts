import { addAddendum } from '#contract/addenda/addenda.endpoints.ts';
import { generateSuggestion } from '#contract/ai/ai.endpoints.ts';
import { cancelBill, createBill } from '#contract/billing/bills.endpoints.ts';
import {
  cancelCertificate,
  issueCertificate,
} from '#contract/certificates/certificates.endpoints.ts';
import { addComplaint, saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  movePharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { moveVisit } from '#contract/queue/queue.endpoints.ts';
import { saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import type { TestApp } from '../build-app.ts';
import { newStaff, newVisit, type Person } from '../builders/clinic.ts';
import { newLabPast } from '../builders/lab-past.ts';
import { aDrug } from '../builders/pharmacy.ts';

type People = { readonly admin: Person; readonly doctor: Person };
type Visit = { readonly id: string; readonly patient_id: string };

async function writeDetails(app: TestApp, { admin }: People, { patient_id: id }: Visit) {
  const params = { id };
  await app.ok(
    updatePatient,
    {
      params,
      body: {
        phone: '9812300017',
        address: '17 Zanzibar Road',
        allergies: ['Zanzibar nuts'],
        ai_response: 'Zanzibar answer',
      },
    },
    admin,
  );
  await app.ok(addComplaint, { params, body: { complaint: 'Zanzibar ache as a child' } }, admin);
}

async function writeNote(app: TestApp, { doctor }: People, { id: recordId }: Visit) {
  await app.ok(
    saveComplaint,
    {
      params: { visitId: recordId },
      body: { complaint: 'Zanzibar fever, worse', case_summary: 'Zanzibar summary' },
    },
    doctor,
  );
  const sheet = {
    ...{ diagnoses: ['Zanzibar disease'], advice: 'Zanzibar rest' },
    outsideTests: 'Zanzibar scan',
  };
  await app.ok(saveVisitSheet, { params: { id: recordId }, body: sheet }, doctor);
  const body = {
    query: 'Zanzibar: Dolo 650 tds 3 days',
    recordId,
    patientName: 'Quixote Zanzibar',
  };
  await app.ok(generateSuggestion, { body, file: undefined }, doctor);
}

/** A paid order that is cancelled afterwards, and a cancelled bill. */
async function payAndCancel(app: TestApp, { admin, doctor }: People, { patient_id: id }: Visit) {
  const drug = await app.ok(
    addDrug,
    { body: aDrug({ name: 'Dolo 650', quantity_in_stock: 50 }) },
    admin,
  );
  const order = await app.ok(
    createPharmacyOrder,
    {
      body: {
        patient_id: id,
        items: [{ drug_id: drug.id, quantity: 4, directions_to_use: 'As Zanzibar said' }],
        prescription_for_unavailable_drugs: 'Zanzibar syrup',
      },
    },
    doctor,
  );
  const bill = await app.ok(
    createBill,
    {
      body: {
        patientId: id,
        type: 'pharmacy',
        items: [{ name: 'Dolo 650', price: 2.5, quantity: 4, drug_id: drug.id }],
        paymentMode: 'cash',
        related_id: order.id,
      },
    },
    { ...admin, headers: { 'idempotency-key': `bill-${order.id}` } },
  );
  await app.ok(
    movePharmacyOrder,
    { params: { id: order.id }, body: { status: 'cancelled' } },
    admin,
  );
  const other = await app.ok(
    createBill,
    {
      body: {
        patientId: id,
        type: 'other',
        items: [{ name: 'Note', price: 9 }],
        paymentMode: 'cash',
      },
    },
    admin,
  );
  await app.ok(cancelBill, { params: { id: other.id }, body: { reason: 'Zanzibar left' } }, admin);
  return { order, bill, other };
}

async function endVisit(app: TestApp, { admin, doctor }: People, visit: Visit) {
  for (const status of ['consulting', 'seen'] as const) {
    await app.ok(moveVisit, { params: { id: visit.id }, body: { status } }, doctor);
  }
  const addendum = { params: { id: visit.id }, body: { text: 'Zanzibar called back' } };
  await app.ok(addAddendum, addendum, doctor);
  await newLabPast(app, admin, { patientId: visit.patient_id, word: 'Zanzibar' });
  const certificate = {
    ...{ kind: 'sick' as const, identificationMark: 'Zanzibar mole' },
    text: 'Zanzibar needs rest.',
  };
  const params = { id: visit.patient_id };
  const issued = await app.ok(issueCertificate, { params, body: certificate }, doctor);
  const cancel = { params: { id: issued.id }, body: { reason: 'Zanzibar dates' } };
  await app.ok(cancelCertificate, cancel, doctor);
}

/** Creates a patient with text in every possible field and no open matters. */
export async function newFullPast(app: TestApp, admin: Person) {
  const doctor = await newStaff(app, admin, 'doctor');
  const people = { admin, doctor };
  const visit = await newVisit(app, admin, {
    name: 'Quixote Zanzibar',
    complaint: 'Zanzibar fever since Monday',
    doctorId: doctor.user.id,
  });
  await writeDetails(app, people, visit);
  await writeNote(app, people, visit);
  const { order, bill, other } = await payAndCancel(app, people, visit);
  await endVisit(app, people, visit);
  const { pool } = app.started;
  await pool.query("UPDATE bills SET discount_reason = 'Zanzibar is poor' WHERE id = $1", [
    other.id,
  ]);
  await pool.query("UPDATE pharmacy_orders SET unpaid_reason = 'Zanzibar pays' WHERE id = $1", [
    order.id,
  ]);
  const { token } = await app.ok(getPatient, { params: { id: visit.patient_id } }, admin);
  return { id: visit.patient_id, token, visitId: visit.id, billId: bill.id };
}
