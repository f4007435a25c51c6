import { beforeAll, describe, expect, it } from 'vitest';
import {
  addDrug,
  importDrugs,
  importDrugsFromText,
  listDrugs,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, type Person } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';

const app = startTestApp();
let admin: Person;

beforeAll(async () => {
  admin = await newClinic(app, 'Text Clinic');
});

const send = (bytes: string | Buffer, body: object = {}) =>
  app.call(
    importDrugsFromText,
    { file: new File([Uint8Array.from(Buffer.from(bytes))], 'stock.csv'), body } as never,
    admin,
  );
const drugs = (search: string) => app.ok(listDrugs, { query: { search } }, admin);

describe('a file of another program', () => {
  it('with semicolons, in Windows-1252, is imported', async () => {
    const text =
      'Item;MRP;Qty;Exp\r\n"Crème; 30 g";410,00;4;05/27\r\nCr\u00e8me B;1,234.50;5;NA\r\n';
    const reply = await send(Buffer.from(text, 'latin1'));
    expect(reply.json().details).toMatchObject({ added: 1, look: 1 });
    expect(await drugs('crème b')).toMatchObject([{ price: 123_450, quantity_in_stock: 5 }]);
  });

  it('with tabs in UTF-16 is imported', async () => {
    const text = Buffer.from('\ufeffदवाई / Medicine\tStock\tMRP ₹\nMoov\t5\t85.5\n', 'utf16le');
    expect((await send(text)).json().details).toMatchObject({ added: 1 });
  });

  it('that is not a table is refused, as is a text on the call for Excel', async () => {
    const picture = await send(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]));
    expect([picture.statusCode, picture.json().message]).toEqual([
      415,
      'This is not a table. Please choose a .csv or .ods file.',
    ]);
    const file = new File(['Item,MRP,Qty\nA,1,2\n'], 'stock.xls');
    expect((await app.call(importDrugs, { file, body: {} }, admin)).statusCode).toBe(415);
    const tabbed = new File(['Item\tMRP\tQty\nTabbed\t1\t2\n'], 'stock.xls');
    const reply = await app.call(importDrugs, { file: tabbed, body: {} }, admin);
    expect(reply.json().details).toMatchObject({ added: 1 });
  });
});

describe('assigned columns', () => {
  const odd = 'Maal,Daam,Kitna\nAssigned A,3,40\nAssigned B,4,50\n';

  it('read a file whose headings are not known, or that has none', async () => {
    expect((await send(odd)).statusCode).toBe(400);
    const shown = (await send(odd, { preview: 'true', columns: '' })).json();
    expect(shown.columns).toMatchObject([
      { column: 0, heading: 'Maal', field: null, known: false },
      { column: 1 },
      { column: 2 },
    ]);
    const bare = (await send('Assigned C,3,40\n', { preview: 'true', columns: '' })).json();
    expect(bare.columns).toMatchObject([{ heading: 'Column A' }, {}, {}]);
    const columns = '0:name,1:price,2:quantity_in_stock';
    const reply = await send(odd, { columns });
    expect(reply.json().details).toMatchObject({ added: 2 });
    expect(await drugs('assigned')).toMatchObject([
      { name: 'Assigned A', price: 300, quantity_in_stock: 40 },
      { name: 'Assigned B', price: 400, quantity_in_stock: 50 },
    ]);
  });

  it('win over the headings, and a wrong list is refused', async () => {
    const text = 'Item,MRP,Rate,Qty\nWon,9,5,7\n';
    await send(text, { columns: '1:,2:price' });
    expect(await drugs('won')).toMatchObject([{ price: 500, quantity_in_stock: 7 }]);
    expect((await send(text, { columns: 'one:price' })).statusCode).toBe(400);
  });
});

describe('a price list', () => {
  it('changes prices only, and leaves new drugs out on wish', async () => {
    const body = aDrug({ name: 'Listed', quantity_in_stock: 50 });
    await app.ok(addDrug, { body }, admin);
    const text = 'Item,MRP,Stock\nListed,7,1\nOther,8,1\nUnpriced,,1\n';
    const reply = await send(text, { mode: 'prices', new_drugs: 'leave' });
    expect(reply.json().details).toMatchObject({
      ...{ added: 0, updated: 1 },
      skipped: [
        { row: 3, reason: 'Not in the inventory.' },
        { row: 4, reason: 'This looks like a heading, not like a drug.' },
      ],
    });
    expect(await drugs('listed')).toMatchObject([{ price: 700, quantity_in_stock: 50 }]);
    await send(text, { mode: 'prices' });
    expect(await drugs('other')).toMatchObject([{ price: 800, quantity_in_stock: 0 }]);
    expect(await drugs('unpriced')).toEqual([]);
  });
});
