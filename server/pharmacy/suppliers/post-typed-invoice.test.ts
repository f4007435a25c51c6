import { beforeAll, describe, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/kernel/endpoint.ts';
import {
  addDrug,
  adjustStock,
  importDrugs,
  listDrugBatches,
  listDrugs,
  undoDrugImport,
} from '#contract/pharmacy/drugs.endpoints.ts';
import {
  addSupplier,
  listSupplierInvoices,
  postSupplierInvoice,
} from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { SUPPLIER_MESSAGES as M } from '#contract/pharmacy/suppliers/suppliers.messages.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../testing/builders/sheets.ts';

const app = startTestApp();
let admin: Person;
let pharmacist: Person;
let nandi: string;

beforeAll(async () => {
  admin = await newClinic(app, 'Goods Clinic');
  pharmacist = await newStaff(app, admin, 'pharmacy');
  nandi = (await app.ok(addSupplier, { body: { name: 'Nandi Distributors' } }, admin)).id;
});

type Body = EndpointInput<typeof postSupplierInvoice>['body'];

const add = async (name: string, more = {}) =>
  (await app.ok(addDrug, { body: aDrug({ name, quantity_in_stock: 5, ...more }) }, admin)).id;
const bodyOf = (number: string, lines: Body['lines']): Body => ({
  ...{ number, invoice_date: '2026-11-20', lines },
});
const post = (body: Body, by = pharmacist, supplier = nandi) =>
  app.call(postSupplierInvoice, { params: { id: supplier }, body }, by);
const drugNamed = async (search: string) =>
  (await app.ok(listDrugs, { query: { search } }, admin))[0]!;

describe('a typed invoice', () => {
  it('adds one batch per line, free packs too, with cost and MRP by the piece', async () => {
    const drug_id = await add('Typed A', { price: 2 });
    const pack = { drug_id, pack_size: 10, cost: 20.65, mrp: 30.98, gst_percent: 12 };
    const sent = bodyOf('T-1', [
      { ...pack, batch_no: 'N1', expiry_date: '2028-12-31', quantity: 3, free_quantity: 1 },
      { drug_id, batch_no: 'N2', expiry_date: '2028-06-30', quantity: 7 },
    ]);
    const reply = await post(sent);
    expect([reply.statusCode, reply.json().total]).toEqual([201, 69.38]);
    expect(await drugNamed('Typed A')).toMatchObject({ quantity_in_stock: 52, price: 309 });
    const batches = await app.ok(listDrugBatches, { params: { id: drug_id } }, admin);
    expect(batches).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ batch_no: 'N1', quantity: 40, buying_price: 207 }),
        expect.objectContaining({ batch_no: 'N2', quantity: 7, buying_price: null }),
      ]),
    );
    const query = { params: { id: nandi }, query: {} };
    const listed = await app.ok(listSupplierInvoices, query, pharmacist);
    expect(listed).toContainEqual(expect.objectContaining({ number: 'T-1', pieces: 47, drugs: 1 }));
  });

  it('lowers a price above the new MRP, and leaves one below it', async () => {
    const low = await add('Below B', { price: 2, mrp: 4 });
    const high = await add('Above C', { price: 4, mrp: 4 });
    const line = { quantity: 1, mrp: 3 };
    await post(
      bodyOf('T-2', [
        { drug_id: low, ...line },
        { drug_id: high, ...line },
      ]),
    );
    expect(await drugNamed('Below B')).toMatchObject({ price: 200, mrp: 300 });
    expect(await drugNamed('Above C')).toMatchObject({ price: 300, mrp: 300 });
  });

  it('is posted once, by several at once and against an import of it', async () => {
    const drug_id = await add('Raced D');
    const lines = [{ drug_id, quantity: 40 }];
    const rows = [
      ['Item', 'Qty', 'M.R.P.'],
      ['Raced D', 40, 4],
    ];
    const invoice = { supplier_id: nandi, invoice_number: 'R 9', invoice_date: '2026-11-20' };
    const replies = await Promise.all([
      post(bodyOf('R-9', lines)),
      post(bodyOf('r9', lines), admin),
      app.call(
        importDrugs,
        { file: sheetFile(rows), body: { mode: 'delivery', ...invoice } },
        { token: admin.token },
      ),
      post(bodyOf('R/9', lines)),
    ]);
    const refused = replies.filter(({ statusCode }) => statusCode === 409);
    expect(refused.map((reply) => reply.json().message)).toEqual(
      [1, 2, 3].map(() => M.postedBefore),
    );
    expect((await drugNamed('Raced D')).quantity_in_stock).toBe(45);
  });

  it('is taken back by its undo, and can then be posted again', async () => {
    const drug_id = await add('Undone E', { price: 2 });
    const body = bodyOf('U-1', [{ drug_id, quantity: 10, mrp: 9 }]);
    const { undo } = (await post(body)).json();
    await app.ok(undoDrugImport, { params: { id: undo.id } }, pharmacist);
    expect(await drugNamed('Undone E')).toMatchObject({ quantity_in_stock: 5, price: 200 });
    expect((await post(body)).statusCode).toBe(201);
  });

  it('stays posted when its goods were moved since', async () => {
    const drug_id = await add('Sold F');
    const body = bodyOf('S-1', [{ drug_id, quantity: 10 }]);
    const { undo } = (await post(body)).json();
    await app.ok(adjustStock, { params: { id: drug_id }, body: { quantityChange: -6 } }, admin);
    const undone = await app.call(undoDrugImport, { params: { id: undo.id } }, pharmacist);
    expect([undone.statusCode, (await post(body)).statusCode]).toEqual([409, 409]);
    expect((await drugNamed('Sold F')).quantity_in_stock).toBe(9);
  });

  it('adds nothing for an unknown drug, no quantity, no number or another clinic', async () => {
    const drug_id = await add('Refused G');
    const stranger = await newClinic(app, 'Stranger');
    const line = { drug_id, quantity: 1 };
    const replies = [
      await post(bodyOf('X-1', [line, { drug_id: nandi, quantity: 1 }])),
      await post(bodyOf('X-1', [{ drug_id, quantity: 0 }])),
      await post(bodyOf(' ', [line])),
      await post(bodyOf('X-1', [])),
      await post(bodyOf('X-1', [line]), stranger),
      await post(bodyOf('X-1', [line]), pharmacist, drug_id),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 404, 404]);
    expect(Object.keys(replies[0]!.json().fields)).toEqual(['lines.1.drug_id']);
    expect((await drugNamed('Refused G')).quantity_in_stock).toBe(5);
  });
});
