import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/kernel/endpoint.ts';
import {
  addDrug,
  adjustStock,
  deleteDrug,
  listDrugBatches,
  undoDrugImport,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { listRegister } from '#contract/pharmacy/registers/registers.endpoints.ts';
import { SUPPLIER_RETURN_MESSAGES as M } from '#contract/pharmacy/supplier-returns/supplier-return.messages.ts';
import {
  getSupplierReturn,
  listReturnableBatches,
  undoSupplierReturn,
} from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import { editSupplier } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newStaff, signIn } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';
import { newLedgerClinic, returnedGoods, YEAR } from '../../testing/builders/supplier-ledgers.ts';

const app = startTestApp();
let clinic: Awaited<ReturnType<typeof newLedgerClinic>>;

beforeAll(async () => {
  clinic = await newLedgerClinic(app);
});
beforeEach(() => app.clock.set('2026-11-26T06:00:00Z'));

const { delivered, giveBack } = returnedGoods(app, () => clinic);
const undo = (id: string, by = clinic.pharmacist) =>
  app.call(undoSupplierReturn, { params: { id } }, by);
const stockOf = async (drugId: string) => {
  const batches = await app.ok(listDrugBatches, { params: { id: drugId } }, clinic.admin);
  return batches.reduce((sum, { quantity }) => sum + quantity, 0);
};
const offered = (query: EndpointInput<typeof listReturnableBatches>['query'] = {}) =>
  app.ok(listReturnableBatches, { query }, clinic.pharmacist);

describe('a return to a supplier', () => {
  it('leaves the stock and the balance at the cost of its delivery, with a numbered note', async () => {
    const { id, name: supplier } = await clinic.newSupplier();
    const { drug_id, batch_id, name, number } = await delivered(id);
    const before = (await clinic.ledger(id)).closing;
    const reply = await giveBack(id, [{ batch_id, quantity: 40 }]);
    expect(reply.json()).toMatchObject({
      ...{ number: expect.stringMatching(/^DN 2026-27\/\d{6}$/), day: '2026-11-26' },
      ...{ supplier: { id, name: supplier }, total: 69.38, is_undone: false },
      lines: [{ name, quantity: 40, invoice_number: number, taxable: 61.95, gst: 7.43 }],
    });
    expect([before, (await clinic.ledger(id)).closing, await stockOf(drug_id)]).toEqual([
      6_938, 0, 0,
    ]);
    const { rows } = await clinic.ledger(id);
    expect(rows.at(-1)).toMatchObject({ kind: 'return', amount: -6_938, note: 'expired' });
    const next = await delivered(id);
    const second = await giveBack(id, [{ batch_id: next.batch_id, quantity: 1 }]);
    const [a, b] = [reply, second].map((one) => Number(one.json().number.slice(-6)));
    expect(b).toBe(a! + 1);
  });

  it('is offered by expiry, with the delivery that brought each batch', async () => {
    const { id } = await clinic.newSupplier();
    const other = (await clinic.newSupplier()).id;
    const [gone, near, later] = [
      await delivered(id, '2026-11-25'),
      await delivered(id, '2026-11-26'),
      await delivered(other, '2029-12-31'),
    ];
    const namesOf = async (query: object) =>
      (await offered({ search: 'Returned', ...query })).map(({ name }) => name);
    expect(await namesOf({ supplier_id: id })).toEqual([gone.name]);
    expect(await namesOf({ supplier_id: id, show: 'near' })).toEqual([near.name]);
    expect(await namesOf({ supplier_id: other, show: 'all' })).toEqual([later.name]);
    expect(await offered({ search: gone.number })).toMatchObject([
      {
        ...{ supplier: { id }, invoice_number: gone.number, cost: 6_195, cost_of: 40 },
        ...{ gst_percent: 12, quantity: 40, is_expired: true },
      },
    ]);
    await app.ok(deleteDrug, { params: { id: gone.drug_id } }, clinic.admin);
    expect(await namesOf({ supplier_id: id })).toEqual([]);
    expect((await giveBack(id, [{ batch_id: gone.batch_id, quantity: 1 }])).statusCode).toBe(400);
  });

  it('never takes more than a batch holds, while it is sold and returned at the same moment', async () => {
    const { id } = await clinic.newSupplier();
    const { drug_id, batch_id, name } = await delivered(id);
    const replies = await Promise.all([
      ...[1, 2, 3].map(() => giveBack(id, [{ batch_id, quantity: 15 }])),
      ...[1, 2, 3].map(() =>
        app.call(
          adjustStock,
          { params: { id: drug_id }, body: { quantityChange: -15, reason: 'expiry' } },
          clinic.pharmacist,
        ),
      ),
    ]);
    const done = replies.filter(({ statusCode }) => statusCode < 300);
    expect(replies.map(({ statusCode }) => statusCode).filter((code) => code === 409)).toHaveLength(
      4,
    );
    expect([done.length, await stockOf(drug_id)]).toEqual([2, 10]);
    const reply = await giveBack(id, [{ batch_id, quantity: 11 }]);
    expect([reply.statusCode, reply.json().message]).toEqual([409, M.tooFew([name])]);
    expect(await stockOf(drug_id)).toBe(10);
  });

  it('sent twice with one key is one', async () => {
    const { id } = await clinic.newSupplier();
    const { drug_id, batch_id } = await delivered(id);
    const send = () =>
      giveBack(id, [{ batch_id, quantity: 10 }], clinic.pharmacist, `return-${id}`);
    const ids = (await Promise.all([send(), send()])).map((reply) => reply.json().id);
    expect([new Set(ids).size, await stockOf(drug_id)]).toEqual([1, 30]);
  });

  it('goes to the supplier who delivered, also when inactive, and keeps the name of its day', async () => {
    const { id, name } = await clinic.newSupplier();
    const other = (await clinic.newSupplier()).id;
    const { batch_id } = await delivered(id);
    const refused = await giveBack(other, [{ batch_id, quantity: 1 }]);
    expect(refused.json().fields).toEqual({ 'lines.0.batch_id': M.ofAnother(name) });
    const off = { params: { id }, body: { active: false } };
    await app.ok(editSupplier, off, clinic.admin);
    const { id: returned } = (await giveBack(id, [{ batch_id, quantity: 1 }])).json();
    const rename = { params: { id }, body: { name: `${name} and Sons` } };
    await app.ok(editSupplier, rename, clinic.admin);
    const note = await app.ok(getSupplierReturn, { params: { id: returned } }, clinic.admin);
    expect(note.supplier.name).toBe(name);
  });

  it('takes a typed cost where no delivery has one, and counts 0 without', async () => {
    const { id } = await clinic.newSupplier();
    const drug = aDrug({ name: 'No delivery', quantity_in_stock: 20, buying_price: null });
    const { id: drugId } = await app.ok(addDrug, { body: drug }, clinic.admin);
    const [batch] = await app.ok(listDrugBatches, { params: { id: drugId } }, clinic.admin);
    const line = { batch_id: batch!.id, quantity: 2 };
    expect((await giveBack(id, [line])).json().total).toBe(0);
    expect((await giveBack(id, [{ ...line, cost: 1.5 }])).json().total).toBe(3);
    expect((await clinic.ledger(id)).closing).toBe(-300);
    const costed = (await delivered(id)).batch_id;
    const free = await giveBack(id, [{ batch_id: costed, quantity: 40, cost: 900 }]);
    expect(free.json().total).toBe(69.38);
  });

  it.each([
    ['no line', []],
    ['no piece', [{ quantity: 0 }]],
    ['a negative quantity', [{ quantity: -3 }]],
    ['half a piece', [{ quantity: 1.5 }]],
    ['a negative cost', [{ quantity: 1, cost: -1 }]],
    ['one batch twice', [{ quantity: 1 }, { quantity: 1 }]],
    ['an unknown batch', [{ quantity: 1, batch_id: '0199d5f0-0000-7000-8000-00000000dead' }]],
  ])('is refused with %s, and uses no number', async (_, lines) => {
    const { id } = await clinic.newSupplier();
    const { drug_id, batch_id } = await delivered(id);
    expect(
      (
        await giveBack(
          id,
          lines.map((line) => ({ batch_id, ...line })),
        )
      ).statusCode,
    ).toBe(400);
    expect(await stockOf(drug_id)).toBe(40);
  });

  it('and its batches are of one clinic, and need the right', async () => {
    const { id } = await clinic.newSupplier();
    const { batch_id, drug_id } = await delivered(id);
    const { id: returned } = (await giveBack(id, [{ batch_id, quantity: 1 }])).json();
    const stranger = await newClinic(app, 'Stranger');
    const theirs = await app.call(getSupplierReturn, { params: { id: returned } }, stranger);
    const replies = [
      await giveBack(id, [{ batch_id, quantity: 1 }], stranger),
      await undo(returned, stranger),
      theirs,
      await giveBack(id, [{ batch_id, quantity: 1 }], await newStaff(app, clinic.admin, 'doctor')),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 403]);
    expect(await app.ok(listReturnableBatches, { query: { show: 'all' } }, stranger)).toEqual([]);
    expect(await stockOf(drug_id)).toBe(39);
  });
});

describe('the undo of a return', () => {
  it('puts the goods back once, within an hour', async () => {
    const { id } = await clinic.newSupplier();
    const { drug_id, batch_id } = await delivered(id);
    const { id: returned } = (await giveBack(id, [{ batch_id, quantity: 40 }])).json();
    const replies = await Promise.all([undo(returned), undo(returned), undo(returned)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect([await stockOf(drug_id), (await clinic.ledger(id)).closing]).toEqual([40, 6_938]);
    const note = await app.ok(getSupplierReturn, { params: { id: returned } }, clinic.admin);
    expect(note.is_undone).toBe(true);
    const { id: late } = (await giveBack(id, [{ batch_id, quantity: 1 }])).json();
    app.clock.set('2026-11-26T07:00:01Z');
    const again = await signIn(app, clinic.pharmacist.user.email);
    const reply = await undo(late, again);
    expect([reply.statusCode, reply.json().message]).toEqual([409, M.tooLate]);
  });

  it('of the delivery is refused once its goods went back, also after both were undone', async () => {
    const { id } = await clinic.newSupplier();
    const { drug_id, batch_id, invoice } = await delivered(id);
    const { id: returned } = (await giveBack(id, [{ batch_id, quantity: 10 }])).json();
    const undoDelivery = () =>
      app.call(undoDrugImport, { params: { id: invoice.undo.id } }, clinic.pharmacist);
    expect((await undoDelivery()).statusCode).toBe(409);
    await undo(returned);
    expect((await undoDelivery()).statusCode).toBe(409);
    expect([await stockOf(drug_id), (await clinic.ledger(id)).closing]).toEqual([40, 6_938]);
  });

  it('of the delivery leaves no batch to return', async () => {
    const { id } = await clinic.newSupplier();
    const { batch_id, invoice } = await delivered(id);
    await app.ok(undoDrugImport, { params: { id: invoice.undo.id } }, clinic.pharmacist);
    expect((await giveBack(id, [{ batch_id, quantity: 1 }])).statusCode).toBe(400);
    expect((await clinic.ledger(id)).rows).toEqual([]);
  });
});

it('expired goods are in the register of expired and damaged as returned, others are not', async () => {
  const { id } = await clinic.newSupplier();
  const [gone, fresh] = [await delivered(id), await delivered(id, '2028-12-31')];
  const lines = [gone, fresh].map(({ batch_id }) => ({ batch_id, quantity: 5 }));
  const { id: returned } = (await giveBack(id, lines)).json();
  const read = async () => {
    const query = { register: 'destroyed' as const, ...YEAR, printed: 'true' };
    const { rows } = await app.ok(listRegister, { query }, clinic.pharmacist);
    return rows
      .filter(({ drug_id }) => drug_id === gone.drug_id || drug_id === fresh.drug_id)
      .map(({ kind, drug, quantity }) => [kind, drug, quantity]);
  };
  expect(await read()).toEqual([['supplier-return', gone.name, -5]]);
  await undo(returned);
  expect(await read()).toEqual([
    ['supplier-return', gone.name, -5],
    ['supplier-return', gone.name, 5],
  ]);
});
