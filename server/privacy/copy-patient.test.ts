import { beforeAll, expect, it } from 'vitest';
import { addAddendum } from '#contract/addenda/addenda.endpoints.ts';
import {
  admitPatient,
  beginStay,
  dischargePatient,
} from '#contract/admissions/admissions.endpoints.ts';
import { generateSuggestion } from '#contract/ai/ai.endpoints.ts';
import { issueCertificate } from '#contract/certificates/certificates.endpoints.ts';
import { addComplaint, saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { createPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { copyForPatient } from '#contract/privacy/privacy.endpoints.ts';
import { moveVisit } from '#contract/queue/queue.endpoints.ts';
import { saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newBill } from '../testing/builders/bills.ts';
import { newClinic, newPatient, newStaff, type Person } from '../testing/builders/clinic.ts';
import { newLabReport } from '../testing/builders/lab.ts';
import { newLabPast } from '../testing/builders/lab-past.ts';
import { newWorld, type World } from '../testing/world.ts';

const app = startTestApp();
let world: World;

const asked = (id: string, person: Person = world.admin) =>
  app.call(copyForPatient, { params: { id } }, person);

beforeAll(async () => {
  world = await newWorld(app, 'Ours');
  const { admin, patientId, visitId, drugId, planId } = world;
  const params = { id: patientId };
  const details = {
    name: '<script>alert("x")</script> & Sons',
    phone: '9812300017',
    address: '12 Lake Road',
    allergies: ['Penicillin'],
    ai_response: 'The kept answer',
  };
  const plan = { subscription_plan_id: planId, subscription_status: 'active' as const };
  await app.ok(updatePatient, { params, body: { ...details, ...plan } }, admin);
  await app.ok(addComplaint, { params, body: { complaint: 'Asthma as a child' } }, admin);
  const record = { params: { visitId }, body: { case_summary: 'Rest <b>advised</b>.' } };
  await app.ok(saveComplaint, record, admin);
  const sheet = {
    ...{ diagnoses: ['Hay fever'], advice: 'Warm fluids', followUpOn: '2099-01-31' },
    outsideTests: 'MRI knee',
  };
  await app.ok(saveVisitSheet, { params: { id: visitId }, body: sheet }, admin);
  for (const status of ['consulting', 'seen'] as const) {
    const moved = { params: { id: visitId }, body: { status, doctorId: world.doctorId } };
    await app.ok(moveVisit, moved, admin);
  }
  const text = 'Called: rash since the syrup.';
  await app.ok(addAddendum, { params: { id: visitId }, body: { text } }, admin);
  const question = { query: 'What of the cough?', recordId: visitId };
  await app.ok(generateSuggestion, { body: question, file: undefined }, admin);
  const items = [{ drug_id: drugId, quantity: 6, tabletsPerDay: 2, numberOfDays: 3 }];
  const elsewhere = { prescription_for_unavailable_drugs: 'Tab Rarely 10 mg' };
  await app.ok(
    createPharmacyOrder,
    { body: { patient_id: patientId, items, ...elsewhere } },
    admin,
  );
  await newLabReport(app, admin, {
    patientId,
    parameters: ['Haemoglobin', 'Malaria'],
    contents: [(testId) => ({ [testId]: { Haemoglobin: 9.7, Malaria: false } })],
  });
  await newLabPast(app, admin, { patientId, word: 'Lantern' });
  const certificate = { kind: 'fit' as const, identificationMark: 'Scar', text: 'Fit to row.' };
  const doctor = await newStaff(app, admin, 'doctor');
  await app.ok(issueCertificate, { params, body: certificate }, doctor);
  await newBill(app, admin, { patientId, items: [{ name: 'Plaster cast', price: 1250 }] });
  await app.ok(admitPatient, { params, body: {} }, admin);
  await app.ok(dischargePatient, { params, body: {} }, admin);
  await app.ok(beginStay, { params, body: { reason: 'Fever again' } }, admin);
});

it('is one page with everything stored about the patient', async () => {
  const reply = await asked(world.patientId);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['content-disposition']).toMatch(/^attachment; .*\.html/);
  for (const text of [
    '<p class="clinic">Ours</p>',
    ...['9812300017', '12 Lake Road', 'Penicillin', 'Asthma as a child'],
    ...['Hay fever', 'Warm fluids', 'MRI knee', '31 Jan 2099', 'Called: rash since the syrup.'],
    ...['Cough at Ours', 'The kept answer', 'What of the cough?'],
    ...['Drug of Ours', '2 a day for 3 days', 'Tab Rarely 10 mg'],
    ...['Findings at Ours', 'Haemoglobin', '9.7', 'Malaria'],
    ...['Dr Lantern', 'Lantern clot', 'Sister Lantern', 'Lantern grew', 'Scar', 'Fit to row.'],
    ...['Fever again', 'Plaster cast', '1,250.00', 'Cash', 'Care at Ours'],
  ]) {
    expect(reply.body).toContain(text);
  }
});

it('escapes user text and contains no scripts', async () => {
  const { body } = await asked(world.patientId);
  expect(body).not.toMatch(/<script|<b>/i);
  expect(body).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; Sons');
  expect(body).toContain('Rest &lt;b&gt;advised&lt;/b&gt;.');
  expect(body).not.toMatch(/(src|href)=/);
});

it('shows empty sections as such', async () => {
  const { id } = await newPatient(app, world.admin, 'Unknown Person');
  const { body } = await asked(id);
  expect(body.match(/Nothing is kept\./g)?.length).toBeGreaterThan(6);
  for (const other of ['Plaster cast', 'Asthma', 'Cough at Ours'])
    expect(body).not.toContain(other);
});

it('can be made by the clinic’s doctors and admins only, and is audited', async () => {
  const { admin, patientId } = world;
  expect((await asked(patientId, await newClinic(app))).statusCode).toBe(404);
  const desk = await newStaff(app, admin, 'receptionist');
  expect((await asked(patientId, desk)).statusCode).toBe(403);
  const doctor = await newStaff(app, admin, 'doctor');
  expect((await asked(patientId, doctor)).statusCode).toBe(200);
  const { rows } = await app.started.pool.query(
    "SELECT record_id FROM audit_log WHERE verb = 'copy-patient' AND user_id = $1",
    [doctor.user.id],
  );
  expect(rows).toEqual([{ record_id: patientId }]);
});
