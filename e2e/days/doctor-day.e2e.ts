import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { call } from '../rig/api.ts';
import { expect, test } from '../rig/journey.ts';
import { lookAt } from '../rig/look.ts';

test('the doctor’s day: one click turns a note into an order, and another undoes it', async ({
  open,
  url,
  clinic,
}) => {
  const { token } = clinic.admin;
  const drug = { name: 'Paracetamol 650 mg Tablet', price: 2, quantity_in_stock: 100 };
  await call(url, addDrug, { body: drug }, { token });
  const { id: patientId } = await clinic.register('Meena Iyer');
  const visit = await clinic.queue(patientId, 'Fever.');
  const page = await open(await clinic.hire('doctor'), { at: `/edit-complaint/${visit.id}` });
  const complaint = page.getByLabel('Complaint', { exact: true });
  await expect(complaint).toHaveValue('Fever.');
  await complaint.fill('Fever 3 days\nTab Dolo 650 1-0-1 x 3d\nTab Lasix 40 OD x 5d');
  await complaint.press('Enter');

  const order = page.getByRole('region', { name: 'New pharmacy order' });
  await expect(order).toContainText('Paracetamol 650 mg Tablet × 6 (2 a day, 3 days): 1-0-1');
  // A drug that is not in stock is prescribed, not replaced.
  await expect(order).toContainText('Tab Lasix 40 – Once a day, for 5 days');
  await order.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(order).toContainText('Order created!');
  const history = page.getByRole('region', { name: 'Pharmacy Order History' });
  await expect(history).toContainText('Paracetamol 650 mg Tablet × 6');
  await lookAt(page, 'doctor-day');
  await order.getByRole('button', { name: 'Undo' }).click();
  await expect(order).toContainText('Undone.');
  const input = { params: { id: patientId } };
  expect(await call(url, listPatientPharmacyOrders, input, { token })).toEqual([]);
});
