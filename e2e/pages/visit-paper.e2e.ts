import { v7 as newId } from 'uuid';
import { updateLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { addLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { callNext } from '#contract/queue/queue.endpoints.ts';
import { editStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { recordVitals } from '#contract/vitals/vitals.endpoints.ts';
import { call } from '../rig/api.ts';
import type { Clinic } from '../rig/clinic.ts';
import { expect, test } from '../rig/journey.ts';
import { SCREENS } from '../rig/look.ts';

const LETTERHEAD = {
  name: 'Sunrise Clinic',
  registration: 'Dr Meera Nair, MBBS, MD (General Medicine) · Reg. No. KMC 45678',
  address: '14, Second Main Road, Jayanagar 4th Block\nBengaluru 560011',
  phone: '080 2663 1234',
  email: 'desk@sunrise.example',
  footer: 'Mon to Sat, 9 am to 1 pm and 5 pm to 9 pm. Please bring this paper along.',
  ...{ gstin: null, upiId: null, upiName: null },
  taxRates: { consultation: 0, pharmacy: 0, lab: 0, admission: 0, other: 0 },
  updatedAt: null,
};

/** Name, directions, pieces a day and days. */
const DRUGS = [
  ['Pan 40 mg Tablet', '1-0-0 before food', 1, 5],
  ['Augmentin 625 mg Tablet', '1-0-1 after food', 2, 5],
  ['Dolo 650 mg Tablet', '1-1-1 after food SOS for fever', 3, 3],
] as const;

/** A visit with an ordinary note and three drugs, and its doctor. */
async function seen(url: string, clinic: Clinic) {
  const by = { token: clinic.admin.token };
  await call(url, updateLetterhead, { body: LETTERHEAD }, by);
  const { id: patientId } = await clinic.register('Ramesh Kumar Sharma');
  const about = { guardian_relation: 'S/o' as const, guardian_name: 'Suresh Sharma' };
  const body = { ...about, address: '22, Third Cross, Wilson Garden, Bengaluru 560027' };
  await call(url, updatePatient, { params: { id: patientId }, body }, by);
  const complaint = 'Fever with chills for 3 days, dry cough, sore throat.\nNo breathlessness.';
  const visit = await clinic.queue(patientId, complaint);
  const doctor = await clinic.hire('doctor');
  const papers = { qualification: 'MBBS, MD (General Medicine)', registration: 'KMC 45678' };
  await call(url, editStaff, { params: { id: doctor.user.id }, body: papers }, by);
  await call(url, callNext, {}, { token: doctor.token });
  const readings = [
    ...[['systolic', 128] as const, ['diastolic', 82] as const, ['pulse', 96] as const],
    ...[['temperature', 101.2] as const, ['spo2', 97] as const, ['weight', 68] as const],
  ].map(([kind, value]) => ({ id: newId(), kind, value }));
  await call(url, recordVitals, { params: { id: visit.id }, body: { readings } }, by);
  const test = await call(url, addLabTest, { body: { name: 'CBC', price: 350 } }, by);
  const items = [];
  for (const [name, directions_to_use, tabletsPerDay, numberOfDays] of DRUGS) {
    const drug = { name, price: 2, quantity_in_stock: 500 };
    const { id: drug_id } = await call(url, addDrug, { body: drug }, by);
    const quantity = tabletsPerDay * numberOfDays;
    items.push({ drug_id, directions_to_use, tabletsPerDay, numberOfDays, quantity });
  }
  const sheet = {
    diagnoses: ['Acute pharyngitis'],
    advice: 'Warm fluids\nSteam inhalation twice a day\nReview at once if breathless',
    followUpOn: '2039-11-27',
    prescriptions: [{ orderId: null, items }],
    tests: [{ orderId: null, tests: [{ id: test.id }] }],
  };
  await call(url, saveVisitSheet, { params: { id: visit.id }, body: sheet }, doctor);
  return { doctor, visit };
}

/** The page count of a PDF; its page tree counts both subtrees and the total. */
const pagesOf = (pdf: Buffer) =>
  Math.max(...[...pdf.toString('latin1').matchAll(/\/Count (\d+)/g)].map(([, n]) => Number(n)));

test('the paper of a visit with three drugs is one A5, in two languages and letters of 10 pt', async ({
  open,
  url,
  clinic,
}) => {
  const { doctor, visit } = await seen(url, clinic);
  const page = await open(doctor);
  await page.addInitScript('window.print = () => {}');
  await page.goto(`/edit-complaint/${visit.id}`);
  const paper = page.getByRole('article', { name: /^Paper of the visit/ });
  for (const language of ['en', 'hi']) {
    await page.getByLabel('Directions in').selectOption(language);
    await page.getByRole('button', { name: 'Print (Ctrl+P)' }).click();
    for (const text of ['Acute pharyngitis', 'for 3 days', 'breathless', '27 Nov 2039']) {
      await expect(paper).toContainText(text);
    }
    await expect(paper.getByText('Warm fluids')).toHaveCSS('font-size', /^13\.33/);
    // With text beside the signature, the last drug needs not go with it to another page.
    await expect(paper.locator('.rx-end')).toHaveCSS('break-before', 'auto');
    const path = `${SCREENS}/visit-${language}.pdf`;
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true, path }))).toBe(1);
  }
});
