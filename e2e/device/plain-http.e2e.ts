import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { call } from '../rig/api.ts';
import { CLINIC_HOST } from '../rig/chromium.ts';
import type { Person } from '../rig/clinic.ts';
import { expect, test } from '../rig/journey.ts';
import { lookAt } from '../rig/look.ts';
import { signedIn } from '../rig/signed-in.ts';

/** A clinic's network: plain HTTP, and a host name other than localhost. */
test('the desk’s and the doctor’s day at a plain HTTP address of the clinic’s network', async ({
  open,
  url,
  clinic,
  allow,
}) => {
  // Chromium warns that this header has an effect only on HTTPS.
  allow(/Cross-Origin-Opener-Policy header has been ignored/);
  const plain = url.replace(/\/\/[^:]+/, `//${CLINIC_HOST}`);
  const openPlain = async (person: Person, at: string) => {
    const page = await open(null, { baseURL: plain });
    await page.context().addInitScript(signedIn(plain, person));
    await page.goto(at);
    expect(await page.evaluate('isSecureContext')).toBe(false);
    expect(await page.evaluate('typeof crypto.randomUUID')).toBe('undefined');
    return page;
  };
  const drug = { name: 'Paracetamol 650 mg Tablet', price: 2, quantity_in_stock: 100 };
  await call(url, addDrug, { body: drug }, { token: clinic.admin.token });

  const desk = await openPlain(await clinic.hire('receptionist'), '/dashboard');
  await desk.getByRole('link', { name: 'Add Patient to Queue' }).first().click();
  await desk.getByRole('button', { name: 'Register new patient' }).click();
  await desk.getByLabel('Full Name').fill('Mina Iyer');
  await desk.getByLabel('Phone').fill('98450 12345');
  await desk.getByRole('button', { name: 'Register and add to queue' }).click();
  await expect(desk.getByRole('heading', { name: 'Token 1 · Mina Iyer' })).toBeVisible();
  await desk.getByRole('link', { name: 'Back' }).click();

  // A misspelt name is corrected in the row of the queue.
  await desk.getByRole('button', { name: 'Edit details of Mina Iyer' }).click();
  await expect(desk.getByRole('dialog').getByLabel('Full Name')).toHaveValue('Mina Iyer');
  await desk.getByRole('dialog').getByLabel('Full Name').fill('Meena Iyer');
  await lookAt(desk, 'edit-patient');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('row', { name: /Meena Iyer/ })).toBeVisible();

  const doctor = await openPlain(await clinic.hire('doctor'), '/dashboard/queue');
  await doctor.getByRole('button', { name: 'Call Next' }).click();
  await expect(doctor.getByRole('region', { name: 'NOW SEEING' })).toContainText('Meena Iyer');
  await doctor.keyboard.press('e');
  const complaint = doctor.getByLabel('Complaint', { exact: true });
  await expect(complaint).toBeFocused();
  await complaint.fill('Fever 3 days\nTab Dolo 650 1-0-1 x 3d');
  await complaint.press('Enter');
  const order = doctor.getByRole('region', { name: 'New pharmacy order' });
  await order.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(order).toContainText('Order created!');
  await order.getByRole('button', { name: 'Undo' }).click();
  await expect(order).toContainText('Undone.');
  await doctor.getByRole('button', { name: 'Copy' }).first().click();
  await expect(doctor.getByText(/[Cc]opied/).first()).toBeVisible();
  await doctor.getByRole('button', { name: 'Complete Consultation' }).click();
  await expect(doctor).toHaveURL(/\/dashboard\/queue/);
});
