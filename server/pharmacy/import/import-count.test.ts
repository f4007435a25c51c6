import { describe, expect, it } from 'vitest';
import { addDrug, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';
import { startDeliveries } from '../../testing/clinics/delivery-clinic.ts';

const { app, at, send, drugOf, batchesOf, aShelf } = startDeliveries();

describe('a stock count', () => {
  it.each([
    [70, [20, 30, 20]],
    [50, [20, 30]],
    [35, [5, 30]],
    [0, []],
  ])('of %i corrects the difference and changes no batch’s expiry', async (counted, quantities) => {
    const name = `Count ${counted}`;
    const id = await aShelf(name);
    const rows = [
      ['Name', 'Cl. Stock', 'Expiry', 'Cost'],
      [name, counted, '2028-12-31', 9],
    ];
    await send(rows);
    const after = await batchesOf(id);
    expect(after.map(({ quantity }) => quantity)).toEqual(quantities);
    for (const { batch_no, expiry_date, buying_price } of after) {
      const expiry = { DL1: '2027-01-31', DL2: '2027-06-30' }[batch_no ?? ''];
      expect(expiry_date).toBe(expiry ?? '2028-12-31');
      expect(buying_price).toBe(batch_no ? null : 900);
    }
  });

  it('of a drug in several rows sums them, and corrects the batches that they name', async () => {
    const id = await aShelf('Counted by batch');
    const reply = await send([
      ['Name', 'Batch', 'Exp', 'Qty'],
      ['Counted by batch', 'DL1', null, 5],
      [null, 'dl2', null, 36],
      [null, 'DL9', 'May-28', 7],
      ['Grand Total', null, null, 48],
    ]);
    expect(reply.json().details).toMatchObject({
      updated: 3,
      skipped: [{ row: 5, reason: 'This looks like a total, not like a drug.' }],
    });
    expect(await batchesOf(id)).toMatchObject([
      { batch_no: 'DL1', quantity: 5, expiry_date: '2027-01-31' },
      { batch_no: 'DL2', quantity: 36, expiry_date: '2027-06-30' },
      { batch_no: 'DL9', quantity: 7, expiry_date: '2028-05-31' },
    ]);
  });

  it('of a drug with a row that needs a look changes none of it', async () => {
    const id = await aShelf('Half counted');
    const before = await batchesOf(id);
    const reply = await send([
      ['Name', 'Batch', 'Qty'],
      ['Half counted', 'DL1', 5],
      [null, 'DL2', '4 x 10'],
    ]);
    expect(reply.json().details.skipped).toEqual([
      {
        row: 2,
        name: 'Half counted',
        reason: 'Another row of this drug needs a look, and a count is the sum of its rows.',
      },
      { row: 3, name: 'Half counted', reason: 'This quantity cannot be read for certain.' },
    ]);
    expect(await batchesOf(id)).toEqual(before);
  });

  it('leaves empty cells and fields without a column unchanged', async () => {
    const body = { ...aDrug({ name: 'Blank' }), supplier: 'Nandi', box_number: 'B2', unit: 'tab' };
    const { id } = await app.ok(addDrug, { body }, at.admin);
    await send([
      ['Name', 'Stock', 'Price', 'Supplier', 'Rack'],
      ['Blank', null, null, null, null],
    ]);
    const { last_updated: _, ...after } = await drugOf('blank');
    expect(after).toMatchObject({ ...body, id, price: 250 });
  });
});

describe('the column matching', () => {
  it.each([
    ['count', ['Name', 'Worth', 'Godown'], 'no column of the price and none of the stock'],
    ['delivery', ['Name', 'MRP', 'Closing Stock'], 'no column of the delivered quantity'],
  ] as const)(
    'refuses a %s without quantities, with a message',
    async (mode, headings, message) => {
      for (const preview of ['true', undefined] as const) {
        const reply = await send([[...headings], ['Zeros', 1, 2]], {
          mode,
          ...(preview && { preview }),
        });
        expect(reply.statusCode).toBe(400);
        expect(reply.json().message).toContain(message);
      }
      expect(await app.ok(listDrugs, { query: { search: 'Zeros' } }, at.admin)).toEqual([]);
    },
  );

  it('refuses a new drug without a stock column', async () => {
    const reply = await send([
      ['Name', 'MRP', 'Godown'],
      ['No stock column', 5, 20],
    ]);
    expect(reply.json().details.skipped).toEqual([
      { row: 2, name: 'No stock column', reason: 'Name, Price, and Stock Quantity are required.' },
    ]);
  });
});
