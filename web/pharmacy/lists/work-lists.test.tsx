import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import { editBatch, editDrug, listDrugBatches } from '#contract/pharmacy/drugs.endpoints.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { INVENTORY, openInventory } from '#web/testing/open-inventory.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

it('shows what expires first at the top of the list of expiring drugs', async () => {
  const drugs = [
    aDrug({ name: 'Azithral', expiry_date: '2027-03-31' }),
    aDrug({ name: 'Crocin', expiry_date: null }),
    aDrug({ name: 'Dolo', expiry_date: '2026-12-31' }),
  ];
  await openInventory(drugs, undefined, `${INVENTORY}?show=near`);
  await screen.findByText('Dolo');
  const names = screen.getAllByRole('row').map((row) => row.querySelector('.ui-lead')?.textContent);
  expect(names.slice(1)).toEqual(['Dolo', 'Azithral', 'Crocin']);
});

it('takes the missing expiry of a batch in the list', async () => {
  const drug = aDrug({ name: 'Dolo 650' });
  const batch = { id: aDrug().id, batch_no: 'B2', quantity: 20, buying_price: null };
  const undated = { ...batch, expiry_date: null, received_at: '2026-11-21T04:30:00.000Z' };
  const { user, api } = await openInventory(
    [drug],
    (double) => {
      double.on(listDrugBatches, [undated]);
      double.on(editBatch, [{ ...undated, expiry_date: '2027-05-31' }]);
    },
    `${INVENTORY}?show=undated`,
  );
  await user.click(await screen.findByRole('button', { name: 'Details of Dolo 650' }));
  const field = await screen.findByLabelText('Expiry of batch B2');
  await user.type(field, 'soon{Enter}');
  expect(await screen.findByText('Please enter the expiry as on the pack: 05/27.')).toBeTruthy();
  await expectAccessible();
  await user.clear(field);
  await user.type(field, '05/27{Enter}');
  await waitFor(() => expect(api.requests(editBatch)).toHaveLength(1));
  expect(api.requests(editBatch)[0]).toMatchObject({
    params: { id: drug.id, batchId: batch.id },
    body: { expiry_date: '2027-05-31' },
  });
});

it('saves the schedule of each drug that has none, and undoes it', async () => {
  const drugs = [
    aDrug({ name: 'Alprax 0.5', generic_name: 'Alprazolam' }),
    aDrug({ name: 'Dolo 650', schedule: 'none' }),
  ];
  const { user, api } = await openInventory(
    drugs,
    (double) => double.on(editDrug, drugs[0]!),
    `${INVENTORY}?show=unscheduled`,
  );
  expect(await screen.findByText('Alprazolam')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Schedule of Dolo 650' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Alprax 0.5: Schedule H1' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.requests(editDrug)).toHaveLength(2));
  expect(api.requests(editDrug).map(({ body }) => body)).toEqual([
    { schedule: 'H1' },
    { schedule: null },
  ]);
  await expectAccessible();
});

it('corrects the MRP of one batch, and empties it to follow the drug', async () => {
  const drug = aDrug({ name: 'Dolo 650' });
  const batch = {
    ...{ id: aDrug().id, batch_no: 'B2', quantity: 20, buying_price: null, mrp: paise(2_500) },
    ...{ expiry_date: '2027-05-31', received_at: '2026-11-21T04:30:00.000Z' },
  };
  const { user, api } = await openInventory([drug], (double) => {
    double.on(listDrugBatches, [batch]);
    double.on(editBatch, [batch]);
  });
  await user.click(await screen.findByRole('button', { name: 'Details of Dolo 650' }));
  const correct = async (typed: string): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'Correct the MRP of batch B2' }));
    const field = screen.getByLabelText('MRP of batch B2');
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
  };
  await correct('x');
  expect(await screen.findByText(M.invalidMrp)).toBeTruthy();
  await user.clear(screen.getByLabelText('MRP of batch B2'));
  await user.type(screen.getByLabelText('MRP of batch B2'), '24.50{Enter}');
  await waitFor(() => expect(api.requests(editBatch)).toHaveLength(1));
  await correct('');
  await waitFor(() => expect(api.requests(editBatch)).toHaveLength(2));
  expect(api.requests(editBatch).map(({ body }) => body.mrp)).toEqual([2_450, null]);
});
