import { addLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { callNext, getVisit } from '#contract/queue/queue.endpoints.ts';
import { createFavourite } from '#contract/visit-sheet/favourites/favourites.endpoints.ts';
import { call } from '../rig/api.ts';
import { expect, test } from '../rig/journey.ts';

test('F9 held down completes one visit, Back changes nothing, and /name fills the sheet once', async ({
  open,
  url,
  clinic,
}) => {
  const { token } = clinic.admin;
  const drug = await call(
    url,
    addDrug,
    { body: { name: 'Pan 40 mg Tablet', price: 2, quantity_in_stock: 500 } },
    { token },
  );
  const cbc = await call(url, addLabTest, { body: { name: 'CBC', price: 350 } }, { token });
  const ids: string[] = [];
  for (const name of ['Asha Menon', 'Ravi Rao', 'Meena Iyer']) {
    ids.push((await clinic.queue((await clinic.register(name)).id, 'Cough')).id);
  }
  const doctor = await clinic.hire('doctor');
  const line = { drug_id: drug.id, quantity: 5, tabletsPerDay: 1, numberOfDays: 5 };
  await call(
    url,
    createFavourite,
    {
      body: {
        name: 'urti',
        advice: 'Warm fluids',
        drugs: [{ ...line, name: drug.name, directions_to_use: null }],
        tests: [{ id: cbc.id, name: cbc.name }],
      },
    },
    { token: doctor.token },
  );
  const { id: called } = await call(url, callNext, {}, { token: doctor.token });
  const page = await open(doctor, { at: `/edit-complaint/${called}` });
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Menon' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Visit sheet' })).toBeVisible();
  await page.keyboard.press('Alt+2');
  await page.keyboard.type('/urti');
  await expect(page.getByRole('option', { name: /^\/urti/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Days of /)).toHaveCount(1);
  await expect(page.getByLabel('Advice')).toHaveValue('Warm fluids');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // A key that is held repeats.
  for (let presses = 0; presses < 40; presses += 1) await page.keyboard.down('F9');
  const next = page.getByRole('heading', { level: 1, name: 'Ravi Rao' });
  await expect(next).toBeVisible();
  for (let presses = 0; presses < 10; presses += 1) await page.keyboard.down('F9');
  await page.keyboard.up('F9');
  const statuses = async () =>
    Promise.all(
      ids.map(async (id) => (await call(url, getVisit, { params: { id } }, { token })).status),
    );
  await expect(next).toBeVisible();
  expect(await statuses()).toEqual(['seen', 'consulting', 'waiting']);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Menon' })).toBeVisible();
  await expect(page.getByLabel(/^Days of /)).toHaveCount(1);
  await page.goForward();
  await expect(next).toBeVisible();
  expect(await statuses()).toEqual(['seen', 'consulting', 'waiting']);
});
