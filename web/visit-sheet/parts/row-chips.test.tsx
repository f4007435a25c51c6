import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { getVisitSheet, saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { aPharmacyOrder } from '#web/testing/builders/history.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { aVisitSheet, visitDouble } from '#web/testing/builders/visit-double.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const PAN = aDrug({ name: 'Pan 40 mg Tablet', quantity_in_stock: 100, sellable_quantity: 100 });

it('a press changes dose, meal and days of a row, and the focus stays in its field', async () => {
  const { api, visit } = visitDouble({ status: 'consulting' });
  const [line] = aPharmacyOrder().medications;
  const row = { ...line!, drug_id: PAN.id, name: PAN.name, ai_run_id: null };
  const dose = {
    tabletsPerDay: 1,
    numberOfDays: 5,
    quantity: 5,
    directions_to_use: 'OD after food',
  };
  const medications = [{ ...row, ...dose }];
  const order = aPharmacyOrder({ status: 'pending', billId: null, medications, overrides: [] });
  const sheet = aVisitSheet(visit, { pharmacyOrders: [order] });
  api.on(listDrugs, [PAN]);
  api.on(getVisitSheet, sheet);
  api.on(saveVisitSheet, sheet);
  const { user } = await renderApp(`/edit-complaint/${visit.id}`, { as: aUser('doctor'), api });
  const region = within(await screen.findByRole('region', { name: 'Visit sheet' }));
  const of = async (label: string) =>
    region.findByLabelText<HTMLInputElement>(`${label} of ${PAN.name}`);
  await user.click(await of('Days'));
  const chips = within(region.getByRole('group', { name: `Usual doses of ${PAN.name}` }));
  for (const name of ['1-0-1', 'before food', '7 days']) {
    await user.click(chips.getByRole('button', { name }));
  }
  expect((await of('Directions')).value).toBe('1-0-1 before food');
  const values = [await of('Per day'), await of('Days'), await of('Quantity')];
  expect(values.map(({ value }) => value)).toEqual(['2', '7', '14']);
  expect(document.activeElement).toBe(await of('Days'));
  expect(chips.getByRole('button', { name: '7 days' }).getAttribute('aria-pressed')).toBe('true');
  await expectAccessible();
  await waitFor(() =>
    expect(api.requests(saveVisitSheet).at(-1)?.body.prescriptions?.[0]?.items).toMatchObject([
      { quantity: 14, directions_to_use: '1-0-1 before food' },
    ]),
  );
});
