import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { sameDelivery } from '#contract/pharmacy/drug.messages.ts';
import { importDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { file, openImport, preview } from '#web/testing/pages/import-page.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { said } from '#web/testing/said.ts';

describe('Import from Excel', () => {
  it.each([
    ['One piece: ₹30.00 a piece, 20 pieces', 'piece'],
    ['A pack, and the quantities are packs: ₹3.00 a piece, 20 packs = 200 pieces', 'pack'],
    ['A pack, but the quantities are pieces: ₹3.00 a piece, 20 pieces', 'price-of-pack'],
  ])('imports at once as “%s” of a file with packs is chosen', async (name, per) => {
    const example = { name: 'Calpol', pack: '10', price: paise(3_000), quantity: 20, pieces: 10 };
    const { user, api, input } = await openImport((double) =>
      double.on(importDrugs, { ...preview, packs: { rows: 3, example } }),
    );
    await user.click(screen.getByRole('radio', { name: /^A stock count/ }));
    await user.upload(input, file);
    await screen.findByText('What are the prices for? Calpol, pack 10, has ₹30.00');
    expect(screen.getByRole('radio', { name: /^One piece/ })).toHaveProperty('checked', true);
    await expectAccessible();
    if (per !== 'piece') await user.click(screen.getByRole('radio', { name }));
    expect(await screen.findByRole('radio', { name })).toHaveProperty('checked', true);
    await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
    await said('1 added, 0 updated, 1 skipped.');
    const sent = api.requests(importDrugs).at(-1)?.body;
    expect(sent).toMatchObject({ preview: 'false' });
    // A question left as it stood is not answered: absent is one piece.
    expect(sent?.per).toBe(per === 'piece' ? undefined : per);
  });

  it('warns of a delivery whose file was imported before', async () => {
    const before = { at: '2026-11-21T05:00:00.000Z', by: 'Ganesh' };
    const { user, input } = await openImport((double) =>
      double.on(importDrugs, { ...preview, imported_before: before }),
    );
    await user.click(screen.getByRole('radio', { name: /^A delivery/ }));
    await user.upload(input, file);
    expect(await screen.findByText(sameDelivery('21 Nov 2026, 10:30 am', 'Ganesh'))).toBeTruthy();
  });

  it('marks goods of a delivery that have expired', async () => {
    const [row] = preview.rows;
    const old = { ...row!, becomes: 'added' as const, expiry_date: '2020-11-30' };
    const rows = [old, { ...old, row: 3, expiry_date: '2999-11-30' }];
    const { user, input } = await openImport((double) =>
      double.on(importDrugs, { ...preview, rows }),
    );
    await user.click(screen.getByRole('radio', { name: /^A delivery/ }));
    await user.upload(input, file);
    expect(await screen.findByText('30 Nov 2020 expired')).toBeTruthy();
    expect(screen.getByText('30 Nov 2999')).toBeTruthy();
  });

  it('asks a price list about prices alone, and again for another file', async () => {
    const example = { name: 'Ciplox', pack: '10x10', price: paise(45_000), quantity: null };
    const packs = { rows: 1, example: { ...example, pieces: null } };
    const { user, api, input } = await openImport((double) =>
      double.on(importDrugs, { ...preview, packs }),
    );
    await user.click(screen.getByRole('radio', { name: /^A price list/ }));
    await user.upload(input, file);
    await user.click(await screen.findByRole('radio', { name: 'A pack' }));
    expect(screen.getByRole('radio', { name: 'A pack' })).toHaveProperty('checked', true);
    await user.upload(input, new File(['PK'], 'other.xlsx'));
    expect(await screen.findByRole('radio', { name: 'A pack' })).toHaveProperty('checked', false);
    expect(screen.queryByRole('radio', { name: /the quantities are/ })).toBeNull();
    expect(api.requests(importDrugs).map(({ body }) => body.per)).toEqual([
      undefined,
      'price-of-pack',
      undefined,
    ]);
  });
});
