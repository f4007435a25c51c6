import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getVisitSheet, saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { orderedAlready, rowRemoved } from '#contract/visit-sheet/visit-sheet.messages.ts';
import { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { fail } from '#web/testing/api-double.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { aPharmacyOrder } from '#web/testing/builders/history.ts';
import { anId } from '#web/testing/builders/people.ts';
import { aVisitSheet } from '#web/testing/builders/visit-double.ts';
import { openSheet, openToComplete, PAN } from '#web/testing/open-sheet.ts';

const DOLO = aDrug({ name: 'Dolo 650 mg Tablet', quantity_in_stock: 90, sellable_quantity: 90 });

const CETIRIZINE = aDrug({
  name: 'Cetirizine 10 mg Tablet',
  quantity_in_stock: 90,
  sellable_quantity: 90,
});

it('a row that is removed is brought back with its dose and in its place by Undo', async () => {
  const { user, region, field, bodies } = await openToComplete({}, { drugs: [PAN, DOLO] });
  for (const typed of ['pan 40 bd 5d', 'dolo 650 tds 3d']) {
    await user.click(await field('Add to the prescription'));
    await user.paste(typed);
    await region.findByText(/pieces?/);
    await user.keyboard('{Enter}');
  }
  const days = () => region.getAllByLabelText(/^Days of/).map((one) => one.getAttribute('value'));
  await waitFor(() => expect(days()).toEqual(['5', '3']));
  await user.click(region.getByRole('button', { name: `Remove ${PAN.name}` }));
  expect(days()).toEqual(['3']);
  await screen.findByText(rowRemoved(PAN.name));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(days()).toEqual(['5', '3']);
  const ordered = () =>
    bodies()
      .at(-1)
      ?.prescriptions?.[0]?.items.map(({ quantity }) => quantity);
  await waitFor(() => expect(ordered()).toEqual([10, 9]));
});

it('rows brought back in another order than they were removed have their places again', async () => {
  const { user, region, field } = await openToComplete({}, { drugs: [PAN, DOLO, CETIRIZINE] });
  for (const typed of ['pan 40 bd 5d', 'dolo 650 tds 3d', 'cetirizine 10 od 7d']) {
    await user.click(await field('Add to the prescription'));
    await user.paste(typed);
    await region.findByText(/pieces?/);
    await user.keyboard('{Enter}');
  }
  const days = () => region.queryAllByLabelText(/^Days of/).map((one) => one.getAttribute('value'));
  await waitFor(() => expect(days()).toEqual(['5', '3', '7']));
  for (const drug of [PAN, DOLO]) {
    await user.click(region.getByRole('button', { name: `Remove ${drug.name}` }));
    await screen.findByText(rowRemoved(drug.name));
  }
  const undo = async (drug: { readonly name: string }) => {
    const said = screen.getByText(rowRemoved(drug.name)).closest('div:has(button)');
    await user.click(within(said as HTMLElement).getByRole('button', { name: 'Undo' }));
  };
  await undo(PAN);
  expect(days()).toEqual(['5', '7']);
  await undo(DOLO);
  expect(days()).toEqual(['5', '3', '7']);
});

const [first] = aPharmacyOrder().medications;
const line = { ...first!, drug_id: PAN.id, name: PAN.name };
const order = aPharmacyOrder({ status: 'pending', billId: null, medications: [line] });

it('Undo orders no row again that was billed meanwhile', async () => {
  const { api, user, region, visit, bodies } = await openSheet({ pharmacyOrders: [order] });
  const billed = aVisitSheet(visit, {
    version: 4,
    pharmacyOrders: [{ ...order, status: 'billed', billId: anId() }],
  });
  api.on(getVisitSheet, billed);
  api.on(saveVisitSheet, ({ body }) =>
    body.version === 4
      ? { ...billed, version: 5 }
      : fail(409, 'Changed.', { current: VisitSheet.encode(billed) }),
  );
  await user.click(await region.findByRole('button', { name: `Remove ${PAN.name}` }));
  await screen.findByText(rowRemoved(PAN.name));
  await waitFor(() => expect(bodies()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Saving...')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(orderedAlready([PAN.name]))).toBeTruthy();
  expect(region.queryByLabelText(`Days of ${PAN.name}`)).toBeNull();
});
