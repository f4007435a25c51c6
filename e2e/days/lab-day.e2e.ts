import { listLabOrders, overrideLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { call } from '../rig/api.ts';
import { DESKTOP, expect, goTo, PHONE, test } from '../rig/journey.ts';
import { addBloodCount, orderLabTest } from '../rig/lab-order.ts';
import { lookAt } from '../rig/look.ts';

test('the lab’s day: ordered at the desk, collected, measured, a colleague’s change shown, and printed', async ({
  open,
  url,
  clinic,
}) => {
  const { token } = clinic.admin;
  await addBloodCount({ url, token });
  await clinic.register('Meena Iyer');

  const desk = await open(await clinic.hire('receptionist'), { at: '/dashboard/lab-tests' });
  await desk.getByRole('link', { name: 'New lab order' }).click();
  await desk.getByRole('combobox', { name: /Find a patient/ }).fill('Meena');
  await desk.getByRole('option', { name: /Meena Iyer/ }).click();
  await desk.getByRole('combobox', { name: 'Add a lab test' }).fill('blood');
  await expect(desk.getByRole('option', { name: /blood/i })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Total ₹350.00')).toBeVisible();
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByRole('heading', { name: 'Lab token 1 · Meena Iyer' })).toBeVisible();
  await desk.getByRole('link', { name: 'Bill', exact: true }).click();
  await desk.getByRole('button', { name: 'Receive ₹350.00' }).click();
  await expect(desk.getByText('PAID', { exact: true }).first()).toBeVisible();

  const technician = await clinic.hire('lab');
  const bench = await open(technician, { at: '/dashboard' });
  const order = bench.getByRole('row', { name: /Meena Iyer/ });
  // Every action of an order is reachable on the smallest phone.
  await bench.setViewportSize(PHONE);
  await expect(order.getByRole('button', { name: /^Collect/ })).toBeInViewport({ ratio: 1 });
  await bench.getByRole('button', { name: 'More of Meena Iyer, lab token 1' }).click();
  for (const step of [/^Open bill/, /^Print labels/, /^Cancel order/, /^Collect/]) {
    await expect(order.getByRole('button', { name: step })).toBeInViewport({ ratio: 1 });
  }
  await bench.setViewportSize(DESKTOP);
  await order.getByRole('button', { name: /^Collect/ }).click();
  await order.getByRole('button', { name: /^Process/ }).click();
  await order.getByRole('link', { name: /^Enter Report/ }).click();
  const colleague = await open(await clinic.hire('lab'), { at: new URL(bench.url()).pathname });
  await colleague.getByLabel('Haemoglobin').fill('6.5');
  await expect(colleague.getByText('Critical low')).toBeVisible();
  await bench.getByLabel('Haemoglobin').fill('9.5');

  // The second submission is rejected and loses no input.
  await colleague.getByRole('button', { name: 'Submit report' }).click();
  await expect(colleague.getByText('Report submitted successfully!')).toBeVisible();
  await expect(bench.getByText('Haemoglobin: theirs 6.5, yours 9.5')).toBeVisible();
  await bench.getByRole('button', { name: 'Continue with mine' }).click();
  await bench.getByRole('button', { name: 'Submit report' }).click();
  await bench
    .getByRole('row', { name: /Meena Iyer/ })
    .getByRole('link', { name: /^View/ })
    .click();
  await expect(bench.getByRole('row', { name: /Haemoglobin 9.5/ })).toContainText('Low');
  await bench.getByRole('button', { name: 'Print report' }).click();
  await expect(bench.getByRole('article', { name: /Lab report 1/ })).toContainText('Amended');

  const { orders } = await call(url, listLabOrders, { query: { search: 'Meena' } }, { token });
  expect(orders).toMatchObject([{ status: 'reported', lab_token_number: 1 }]);
});

test('a clotted sample is rejected, taken again, measured in the worklist, and its critical value called', async ({
  open,
  url,
  clinic,
}) => {
  const lab = { url, token: clinic.admin.token };
  const meena = await clinic.register('Meena Iyer');
  const { id } = await orderLabTest(lab, meena.id);
  const move = { params: { id }, body: { status: 'billed' as const } };
  await call(url, overrideLabOrder, move, { token: lab.token });
  const bench = await open(await clinic.hire('lab'), { at: '/dashboard' });
  const order = bench.getByRole('row', { name: /Meena Iyer/ });
  await order.getByRole('button', { name: /^Collect/ }).click();
  await bench.getByRole('link', { name: 'Worklist' }).first().click();

  // The whole way with the keyboard.
  await bench.getByRole('button', { name: /^Reject sample of Meena Iyer/ }).press('Enter');
  await expect(bench.getByLabel('Reason')).toBeFocused();
  await bench.keyboard.type('Clotted');
  await bench.keyboard.press('Enter');
  await expect(bench.getByText('Blood of Meena Iyer is rejected.')).toBeVisible();
  await goTo(bench, '/dashboard');
  await expect(order).toContainText('Sample Pending');
  await order.getByRole('button', { name: /^Collect/ }).press('Enter');
  await expect(order.getByRole('button', { name: /^Process/ })).toBeVisible();
  await goTo(bench, '/lab/worklist');
  await expect(bench.getByText(/Clotted/)).toBeVisible();
  await bench.getByRole('button', { name: /^Process Meena Iyer/ }).press('Enter');
  const value = bench.getByLabel('Haemoglobin of Meena Iyer');
  await value.fill('4.1');
  await expect(bench.getByText('Critical low')).toBeVisible();
  await lookAt(bench, 'lab-worklist-critical');
  await bench.getByRole('button', { name: 'Save worklist' }).press('Enter');
  await expect(bench.getByText('1 report released.')).toBeVisible();
  const { orders } = await call(url, listLabOrders, { query: {} }, { token: lab.token });
  expect(orders).toMatchObject([{ id, status: 'reported' }]);
});
