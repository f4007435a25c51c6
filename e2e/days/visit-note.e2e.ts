import type { Page } from '@playwright/test';
import { getComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { call } from '../rig/api.ts';
import { expect, test } from '../rig/journey.ts';
import { lookAt } from '../rig/look.ts';

test.use({ serviceWorkers: 'allow' });

const complaintOf = (page: Page) => page.getByLabel('Complaint', { exact: true });

test('two users edit one complaint: a choice is offered, no text is lost', async ({
  open,
  url,
  clinic,
  allow,
}) => {
  // The later save is rejected with the newer text.
  allow(/^409 PUT \/api\/queue\/doctor\/complaint\//);
  const { id: patientId } = await clinic.register('Meena Iyer');
  const visit = await clinic.queue(patientId, 'Fever.');
  const person = await clinic.hire('doctor');
  const at = `/dashboard/edit-complaint/${visit.id}`;
  const first = await open(person, { at });
  const second = await open(await clinic.hire('receptionist'), { at });
  await expect(complaintOf(first)).toHaveValue('Fever.');

  // On a slow machine the text of the first would save itself before that of the second.
  const saved = Promise.withResolvers<void>();
  await first.route('**/api/queue/doctor/complaint/*', async (route) => {
    if (route.request().method() === 'PUT') await saved.promise;
    await route.continue();
  });
  await complaintOf(second).fill('Fever. Patient has a cough.');
  await complaintOf(first).fill('Fever for three days.');
  await second.keyboard.press('Control+s');
  await expect(second.getByText(/^Saved /)).toBeVisible();
  saved.resolve();

  const choice = first.getByRole('region', { name: 'Two versions of the complaint' });
  await expect(choice).toContainText('Fever. Patient has a cough.');
  await expect(choice).toContainText('Fever for three days.');
  await lookAt(first, 'record-two-versions');
  await choice.getByRole('button', { name: 'Merge both' }).click();
  await expect(choice).toBeHidden();
  await first.keyboard.press('Control+s');
  await expect(first.getByText(/^Saved /)).toBeVisible();

  const { token } = person;
  const input = { params: { visitId: visit.id } };
  const { complaint } = await call(url, getComplaint, input, { token });
  expect(complaint).toContain('Fever for three days.');
  expect(complaint).toContain('Patient has a cough.');
  await expect(complaintOf(second)).toHaveValue(complaint);
});

test('text typed offline survives a reload and is offered again', async ({
  open,
  url,
  clinic,
  allow,
}) => {
  allow(/^net::ERR_INTERNET_DISCONNECTED/, /^console: Network or CORS problem/);
  const { id: patientId } = await clinic.register('Meena Iyer');
  const visit = await clinic.queue(patientId, 'Fever.');
  const page = await open(await clinic.hire('doctor'), {
    at: `/dashboard/edit-complaint/${visit.id}`,
  });
  await expect(complaintOf(page)).toHaveValue('Fever.');
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');

  await page.context().setOffline(true);
  await complaintOf(page).fill('Fever. Rash on both arms since Monday.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Not saved, kept on this device')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
  await lookAt(page, 'record-offline');

  await page.context().setOffline(false);
  const offer = page.getByText('Rash on both arms since Monday.');
  await expect(offer).toBeVisible();
  await expect(complaintOf(page)).toHaveValue('Fever.');
  await lookAt(page, 'record-draft-offered');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(complaintOf(page)).toHaveValue('Fever. Rash on both arms since Monday.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved /)).toBeVisible();

  const input = { params: { visitId: visit.id } };
  const { complaint } = await call(url, getComplaint, input, { token: clinic.admin.token });
  expect(complaint).toBe('Fever. Rash on both arms since Monday.');
});

test('a line proposed by the assistant is marked in the patient record until the pharmacy edits it', async ({
  open,
  url,
  clinic,
}) => {
  const { token } = clinic.admin;
  const drug = { name: 'Paracetamol 650 mg Tablet', price: 2, quantity_in_stock: 100 };
  await call(url, addDrug, { body: drug }, { token });
  const { id: patientId } = await clinic.register('Meena Iyer');
  const note = 'Tab Dolo 650 1-0-1 x 3d';
  const visit = await clinic.queue(patientId, note);
  const doctor = await open(await clinic.hire('doctor'), { at: `/edit-complaint/${visit.id}` });
  await expect(complaintOf(doctor)).toHaveValue(note);
  await complaintOf(doctor).press('Enter');
  const proposal = doctor.getByRole('region', { name: 'New pharmacy order' });
  await proposal.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(proposal).toContainText('Order created!');
  await expect(doctor.getByRole('region', { name: 'Pharmacy Order History' })).toContainText(
    'AI proposal: Paracetamol 650 mg Tablet',
  );

  await doctor.getByRole('link', { name: 'Patient record' }).click();
  await expect(doctor.getByRole('heading', { level: 1 })).toHaveText('Patient Record');
  const orderOf = (page: Page) => page.getByRole('region', { name: /^Pharmacy order, / });
  await expect(orderOf(doctor)).toContainText('AI proposal');
  await expect(doctor.getByRole('region', { name: /^Complaint, / })).toContainText(note);
  await lookAt(doctor, 'patient-record');

  const pharmacist = await open(await clinic.hire('pharmacy'), {
    at: `/dashboard/patient-record/${patientId}`,
  });
  await orderOf(pharmacist).getByRole('link', { name: /^Edit/ }).click();
  await pharmacist.getByLabel('Days of Paracetamol 650 mg Tablet').fill('2');
  await pharmacist.getByRole('button', { name: 'Save Order' }).click();
  await expect(pharmacist.getByText('Pharmacy order updated successfully!')).toBeVisible();
  // The doctor's record updates too.
  await expect(orderOf(doctor)).not.toContainText('AI proposal');
  await expect(orderOf(doctor).getByRole('row', { name: /^Paracetamol 650/ })).toContainText('4');
});
