import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { importDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { listSuppliers } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import type { ApiDouble } from '#web/testing/api-double.ts';
import { openInventory } from '#web/testing/open-inventory.ts';
import { said } from '#web/testing/said.ts';

const file = new File(['PK'], 'stock.xlsx');
const preview = {
  message: '1 added, 0 updated.',
  details: { added: 1, updated: 0, skipped: [] },
  rows: [
    {
      ...{ row: 2, name: 'Dolo 650', price: paise(250), price_before: paise(225) },
      ...{ quantity_in_stock: 5, stock_before: 50, stock_after: 55, expiry_date: '2027-03-31' },
      ...{ becomes: 'updated' as const, reason: null },
    },
  ],
};

/** Chooses a stock count in the dialog. */
async function openCount(prepare: (api: ApiDouble) => void) {
  const app = await openInventory([], (double) => {
    double.on(listSuppliers, []);
    prepare(double);
  });
  await app.user.click(await screen.findByRole('button', { name: /^Import from Excel/ }));
  await screen.findByRole('dialog', { name: 'Import from Excel' });
  await app.user.click(screen.getByRole('radio', { name: /^A stock count/ }));
  return { ...app, input: document.querySelector<HTMLInputElement>('input[type=file]')! };
}

describe('the preview of an import', () => {
  it('takes the prices for those of packs where the clinic’s prices are of pieces', async () => {
    const example = { name: 'Calpol', pack: '10', price: paise(3_000), quantity: 20, pieces: 10 };
    const { user, api, input } = await openCount((double) =>
      double.on(importDrugs, { ...preview, packs: { rows: 3, likely_packs: true, example } }),
    );
    await user.upload(input, file);
    const pack = await screen.findByRole('radio', { name: /^A pack, and the quantities/ });
    expect(pack).toHaveProperty('checked', true);
    expect(screen.queryByText(/a price for one piece/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
    await said('1 added, 0 updated.');
    expect(api.requests(importDrugs).map(({ body }) => body.per)).toEqual([
      undefined,
      'pack',
      'pack',
    ]);
  });

  it('presets the answer of the last file with these headings, and marks it', async () => {
    const example = { name: 'Calpol', pack: '10', price: paise(3_000), quantity: 20, pieces: 10 };
    const packs = { rows: 3, answered: 'price-of-pack' as const, example };
    const { user, api, input } = await openCount((double) =>
      double.on(importDrugs, { ...preview, packs }),
    );
    await user.upload(input, file);
    const pack = await screen.findByRole('radio', { name: /^A pack, but .* \(as last time\)$/ });
    expect(pack).toHaveProperty('checked', true);
    expect(screen.getAllByRole('radio', { name: /as last time/ })).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: /^One piece/ }));
    await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
    await said('1 added, 0 updated.');
    expect(api.requests(importDrugs).map(({ body }) => body.per)).toEqual([
      undefined,
      'price-of-pack',
      'piece',
      'piece',
    ]);
  });

  it('counts strips in each answer about packs where the file counts strips', async () => {
    const example = {
      ...{ name: 'Calpol', pack: '10', price: paise(3_000), quantity: 8, pieces: 10 },
      in_packs: true,
    };
    const { user, input } = await openCount((double) =>
      double.on(importDrugs, { ...preview, packs: { rows: 3, example } }),
    );
    await user.upload(input, file);
    const answers = await screen.findAllByRole('radio', { name: /8 packs = 80 pieces$/ });
    expect(answers).toHaveLength(2);
  });

  it('warns beside the button that a price may be the one of a pack, and asks nothing', async () => {
    const example = { name: 'Calpol', pack: '10', price: paise(3_000), quantity: 20, pieces: 10 };
    const { user, input } = await openCount((double) =>
      double.on(importDrugs, { ...preview, packs: { rows: 3, example } }),
    );
    await user.upload(input, file);
    expect(
      await screen.findByText(
        '3 rows have a pack and a price for one piece: ₹30.00 for one piece of Calpol (pack 10).',
      ),
    ).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^A pack, but/ }));
    await screen.findByRole('button', { name: 'Import 1 row' });
    expect(screen.queryByText(/a price for one piece/)).toBeNull();
  });

  it('shows prices that jump first, and all that changes', async () => {
    const [row] = preview.rows;
    const rows = [
      row!,
      {
        ...{ ...row!, row: 9, name: 'Pan 40', price: paise(3_500), price_before: paise(350) },
        ...{ batch_no: 'P9', buying_price: paise(210) },
        changes: [
          { field: 'box_number' as const, before: 'A1', after: 'B2' },
          { field: 'schedule' as const, before: null, after: 'H' },
        ],
      },
    ];
    const details = { ...preview.details, updated: 2, jumps: 1 };
    const { user, input } = await openCount((double) =>
      double.on(importDrugs, { ...preview, rows, details }),
    );
    await user.upload(input, file);
    await screen.findByText('1 price changes more than threefold. See the first rows.');
    const [, first] = within(screen.getByRole('table', { name: 'Rows of the file' })).getAllByRole(
      'row',
    );
    expect(first?.textContent).toContain('Pan 40');
    expect(first?.textContent).toContain(
      'Batch P9 · cost ₹2.10 · Box Number: A1 → B2 · Schedule: – → H',
    );
  });

  it('sends the reason of a count', async () => {
    const { user, api, input } = await openCount((double) => double.on(importDrugs, preview));
    await user.type(screen.getByLabelText('Reason (optional)'), 'Yearly count');
    await user.upload(input, file);
    await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
    await said('1 added, 0 updated.');
    expect(api.requests(importDrugs).at(-1)?.body).toMatchObject({ reason: 'Yearly count' });
  });
});
