import { describe, expect, it } from 'vitest';
import { adjustStock, importDrugs, undoDrugImport } from '#contract/pharmacy/drugs.endpoints.ts';
import { newClinic } from '../../testing/builders/clinic.ts';
import { sheetFile } from '../../testing/builders/sheets.ts';
import { startDeliveries } from '../../testing/clinics/delivery-clinic.ts';

const { app, at, send, drugOf, batchesOf, aShelf } = startDeliveries();

const DELIVERY = (name: string, quantity = 40) => [
  ['Item', 'Batch', 'Expiry', 'Qty', 'PTR', 'M.R.P.'],
  [name, 'DL3', '12/2028', quantity, 1.5, 4],
];

describe('a delivery', () => {
  it('of the same file is named in the preview, until it is undone', async () => {
    const file = sheetFile([
      ['Item', 'Qty', 'MRP'],
      ['Told Twice', 5, 10],
    ]);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const send = (preview: 'true' | 'false', mode: 'delivery' | 'count' = 'delivery') =>
      app.ok(importDrugs, { file: new File([bytes], 'a.xlsx'), body: { mode, preview } }, at.admin);
    expect((await send('true')).imported_before).toBeUndefined();
    const { undo } = await send('false');
    expect((await send('true')).imported_before).toEqual({
      at: app.clock.now().toISOString(),
      by: at.admin.user.name,
    });
    expect((await send('true', 'count')).imported_before).toBeUndefined();
    await app.ok(undoDrugImport, { params: { id: undo?.id ?? '' } }, at.admin);
    expect((await send('true')).imported_before).toBeUndefined();
  });

  it('that imported nothing is not named as imported before', async () => {
    const file = sheetFile([
      ['Item', 'Qty', 'MRP'],
      ['Not Delivered', 0, 10],
    ]);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const body = { mode: 'delivery' as const };
    const nothing = await app.ok(
      importDrugs,
      { file: new File([bytes], 'a.xlsx'), body },
      at.admin,
    );
    expect(nothing.details).toMatchObject({ added: 0, updated: 0 });
    const again = { ...body, preview: 'true' as const };
    const reply = await app.ok(
      importDrugs,
      { file: new File([bytes], 'a.xlsx'), body: again },
      at.admin,
    );
    expect(reply.imported_before).toBeUndefined();
  });

  it('adds a batch and leaves the existing stock unchanged', async () => {
    const id = await aShelf('Dolo A');
    const before = await batchesOf(id);
    const preview = await send(DELIVERY('DOLO  a'), { mode: 'delivery', preview: 'true' });
    expect(preview.json().rows[0]).toMatchObject({
      ...{ stock_before: 50, stock_after: 90, price_before: 2.5, price: 4 },
      ...{ quantity_in_stock: 40, expiry_date: '2028-12-31', becomes: 'updated' },
    });
    expect(await batchesOf(id)).toEqual(before);
    await send(DELIVERY('DOLO  a'), { mode: 'delivery' });
    const after = await batchesOf(id);
    expect(after).toMatchObject([
      // The pieces that were there are printed at the price until then.
      ...before.map((batch) => ({ ...batch, mrp: 250 })),
      { batch_no: 'DL3', expiry_date: '2028-12-31', quantity: 40, buying_price: 150, mrp: 400 },
    ]);
    expect(await drugOf('dolo a')).toMatchObject({ quantity_in_stock: 90, price: 400 });
  });

  it('adds two batches of one drug, also of a new one', async () => {
    const id = await aShelf('Dolo B');
    const rows = [
      ['Item', 'Batch', 'Qty', 'MRP'],
      ['Dolo B', 'X1', 5, 3],
      ['Dolo B', 'X2', 6, 3],
      ['New C', 'Y1', 4, 9],
      ['new c', 'Y2', 8, 9],
      ['No quantity', 'Z', null, 9],
      ['Zero', 'Z', 0, 9],
      ['No price', 'Z', 4, null],
      // A second line of one batch is not a second batch.
      ['new c', 'y1', 3, 9],
    ];
    const { details, rows: shown } = (await send(rows, { mode: 'delivery' })).json();
    expect(details.skipped).toEqual([
      { row: 6, name: 'No quantity', reason: 'The delivered quantity is missing or 0.' },
      { row: 7, name: 'Zero', reason: 'The delivered quantity is missing or 0.' },
      { row: 8, name: 'No price', reason: 'A new drug needs a price.' },
    ]);
    expect(shown.map((row: { stock_after: number }) => row.stock_after).slice(0, 4)).toEqual([
      55, 61, 4, 12,
    ]);
    expect((await batchesOf(id)).map(({ quantity }) => quantity)).toEqual([20, 30, 5, 6]);
    const ofNew = await batchesOf((await drugOf('new c')).id);
    expect(ofNew.map(({ batch_no, quantity }) => [batch_no?.toUpperCase(), quantity])).toEqual([
      ['Y1', 7],
      ['Y2', 8],
    ]);
  });

  it('takes the schedule and HSN, and asks where the drug has others', async () => {
    const rows = (schedule: string, hsn: number, quantity = 5) => [
      ['Item', 'Batch', 'Qty', 'MRP', 'Schedule', 'HSN'],
      ['Scheduled S', 'S1', quantity, 9, schedule, hsn],
    ];
    await send(rows('Sch. H', 3004), { mode: 'delivery' });
    expect(await drugOf('scheduled s')).toMatchObject({ schedule: 'H', hsn: '3004' });
    const other = (await send(rows('H1', 3004), { mode: 'delivery' })).json();
    expect(other.rows[0]).toMatchObject({ becomes: 'look', field: 'schedule', cell: 'H1' });
    const code = (await send(rows('H', 2106), { mode: 'delivery' })).json();
    expect(code.rows[0]).toMatchObject({ becomes: 'look', field: 'hsn' });
    await send(rows('', 30049099), { mode: 'delivery' });
    expect(await drugOf('scheduled s')).toMatchObject({
      ...{ schedule: 'H', hsn: '30049099', quantity_in_stock: 10 },
    });
  });

  it('is a purchase in the stock ledger', async () => {
    const clinic = await newClinic(app, 'Ledger Clinic');
    const file = sheetFile(DELIVERY('Ledger D', 12));
    await app.ok(importDrugs, { file, body: { mode: 'delivery' } }, clinic);
    await app.ok(importDrugs, { file, body: { mode: 'delivery' } }, clinic);
    const moved = await app.started.services.database.inClinic(clinic.user.clinic_id!, (tx) =>
      tx.selectFrom('stock_movements').select(['kind', 'quantity']).execute(),
    );
    expect(moved).toEqual([
      { kind: 'purchase', quantity: 12 },
      { kind: 'purchase', quantity: 12 },
    ]);
  });

  it('is added once when it is sent twice with one key, also concurrently', async () => {
    const id = await aShelf('Dolo E');
    const key = 'delivery-of-monday';
    const replies = await Promise.all(
      [1, 2, 3].map(() => send(DELIVERY('Dolo E'), { mode: 'delivery', key })),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const replayed = replies.filter(({ headers }) => headers['idempotent-replayed'] === 'true');
    expect(replayed).toHaveLength(2);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect((await batchesOf(id)).map(({ quantity }) => quantity)).toEqual([20, 30, 40]);
    const other = await send(DELIVERY('Dolo E', 41), { mode: 'delivery', key });
    expect(other.statusCode).toBe(409);
  });

  it('loses nothing under concurrent sales', async () => {
    const id = await aShelf('Dolo F');
    const sale = { quantityChange: -1, reason: 'damage' } as const;
    await Promise.all([
      ...[1, 2, 3].map(() => send(DELIVERY('Dolo F'), { mode: 'delivery' })),
      ...Array.from({ length: 10 }, () =>
        app.ok(adjustStock, { params: { id }, body: sale }, at.admin),
      ),
    ]);
    expect(await drugOf('dolo f')).toMatchObject({ quantity_in_stock: 50 + 3 * 40 - 10 });
  });
});
