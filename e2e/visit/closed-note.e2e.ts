import { listAddenda } from '#contract/addenda/addenda.endpoints.ts';
import { saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { getVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { call } from '../rig/api.ts';
import { expect } from '../rig/journey.ts';
import { lookAt } from '../rig/look.ts';
import { test } from '../rig/with-closed-note.ts';

test('a closed note takes an addendum once, also after a crash, and prints it; its first text stays', async ({
  open,
  url,
  closed: { visitId, patientId, doctor },
}) => {
  const at = `/edit-complaint/${visitId}`;
  const page = await open(doctor, { at });
  await expect(page.getByText('Closed: addenda only')).toBeVisible();
  const complaint = page.getByLabel('Complaint', { exact: true });
  await expect(complaint).toHaveValue('Fever for three days.');
  await expect(complaint).toHaveJSProperty('readOnly', true);
  const sheet = page.getByRole('region', { name: 'Visit sheet' });
  await expect(sheet).toContainText('Warm fluids');
  await expect(sheet.getByLabel('Advice')).toHaveCount(0);
  const text = 'Allergic to penicillin, told by the son';
  await page.getByLabel('Addendum', { exact: true }).pressSequentially(text);
  const kept = await page.context().storageState();
  await page.context().close();

  const again = await open(doctor, { storageState: kept, at });
  await again.addInitScript('window.print = () => {}');
  const field = again.getByLabel('Addendum', { exact: true });
  await expect(field).toHaveValue(text);
  await again.getByRole('button', { name: 'Add addendum' }).dblclick();
  const addenda = again.getByRole('region', { name: 'Addenda' });
  await expect(addenda.getByText(text)).toHaveCount(1);
  await expect(addenda).toContainText('Dr. Meera Nair');
  await expect(field).toHaveValue('');
  await lookAt(again, 'record-closed-note');
  await again.reload();
  await expect(addenda.getByText(text)).toHaveCount(1);
  await expect(again.getByRole('button', { name: 'Print (Ctrl+P)' })).toBeVisible();
  await again.keyboard.press('Control+p');
  const paper = again.getByRole('article', { name: /^Paper of the visit/ });
  await expect(paper).toContainText(text);
  await expect(paper).toContainText('Fever for three days.');

  const by = { token: doctor.token };
  const all = await call(url, listAddenda, { params: { id: patientId } }, by);
  expect(all.map((one) => one.text)).toEqual([text]);
  const rewritten = { params: { visitId }, body: { complaint: 'Rewritten' } };
  await expect(call(url, saveComplaint, rewritten, by)).rejects.toMatchObject({ status: 409 });
  const { advice } = await call(url, getVisitSheet, { params: { id: visitId } }, by);
  expect(advice).toBe('Warm fluids');
});
