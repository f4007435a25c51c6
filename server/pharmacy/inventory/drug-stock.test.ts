import { beforeAll, describe, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/kernel/endpoint.ts';
import {
  addDrug,
  adjustStock,
  editDrug,
  getDrug,
  listDrugBatches,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';

const app = startTestApp();
let pharmacist: Person;

beforeAll(async () => {
  pharmacist = await newStaff(app, await newClinic(app, 'Stock Clinic'), 'pharmacy');
});

type Adjustment = EndpointInput<typeof adjustStock>['body'];
const newDrug = (changes: Parameters<typeof aDrug>[0] = {}) =>
  app.ok(addDrug, { body: aDrug(changes) }, pharmacist);
const adjust = (id: string, body: Adjustment) =>
  app.ok(adjustStock, { params: { id }, body }, pharmacist);
const read = (id: string) => app.ok(getDrug, { params: { id } }, pharmacist);

describe('the stock of a drug', () => {
  it('consists of batches and shows the one sold next', async () => {
    const { id } = await newDrug({ expiry_date: '2027-06-30', buying_price: 1 });
    const purchase = { reason: 'purchase', quantityChange: 50 } as const;
    const received = await adjust(id, { ...purchase, expiry_date: '2027-01-31', buying_price: 2 });
    expect(received).toMatchObject({
      quantity_in_stock: 150,
      expiry_date: '2027-01-31',
      buying_price: 200,
    });
    // Stock without its own batch joins the shown batch, and removals start there.
    await adjust(id, { quantityChange: 10, reason: 'purchase' });
    expect(await adjust(id, { quantityChange: -60 })).toMatchObject({
      quantity_in_stock: 100,
      expiry_date: '2027-06-30',
    });
  });

  it('counts when expired, cannot be sold, and is removed first', async () => {
    const { id } = await newDrug({ expiry_date: '2026-11-20', quantity_in_stock: 30 });
    await adjust(id, { reason: 'purchase', quantityChange: 40, expiry_date: '2026-11-21' });
    expect(await read(id)).toMatchObject({ quantity_in_stock: 70, sellable_quantity: 40 });
    expect(await adjust(id, { reason: 'expiry', quantityChange: -30 })).toMatchObject({
      quantity_in_stock: 40,
      sellable_quantity: 40,
    });
    expect(await adjust(id, { reason: 'damage', quantityChange: -1 })).toMatchObject({
      sellable_quantity: 39,
    });
  });

  it('does not join an expired batch when added without a batch', async () => {
    const expired = { expiry_date: '2026-11-20', quantity_in_stock: 30 };
    const { id } = await newDrug(expired);
    const received = await adjust(id, { reason: 'purchase', quantityChange: 10 });
    expect(received).toMatchObject({ quantity_in_stock: 40, sellable_quantity: 10 });
    const counted = await newDrug(expired);
    const input = { params: { id: counted.id }, body: { quantity_in_stock: 35 } };
    expect(await app.ok(editDrug, input, pharmacist)).toMatchObject({ sellable_quantity: 5 });
  });

  it('becomes a new batch when an edit raises it with another expiry or cost', async () => {
    const { id } = await newDrug({ expiry_date: '2027-01-31', buying_price: 1 });
    const edit = (body: EndpointInput<typeof editDrug>['body']) =>
      app.ok(editDrug, { params: { id }, body }, pharmacist);
    await edit({ quantity_in_stock: 120, expiry_date: '2027-06-30' });
    await edit({ quantity_in_stock: 150, buying_price: 2 });
    const batches = await app.ok(listDrugBatches, { params: { id } }, pharmacist);
    expect(batches).toMatchObject([
      { expiry_date: '2027-01-31', quantity: 100, buying_price: 100 },
      { expiry_date: '2027-01-31', quantity: 30, buying_price: 200 },
      { expiry_date: '2027-06-30', quantity: 20, buying_price: 100 },
    ]);
  });

  it('never goes below zero, and a refusal changes nothing', async () => {
    const { id } = await newDrug({ name: 'Rare 5 mg', quantity_in_stock: 3 });
    const input = { params: { id }, body: { quantityChange: -4 } };
    const reply = await app.call(adjustStock, input, pharmacist);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().message).toBe('Insufficient stock for: Rare 5 mg');
    expect(await read(id)).toMatchObject({ quantity_in_stock: 3 });
  });

  it('is correct when ten requests compete for what only three can get', async () => {
    const { id } = await newDrug({ quantity_in_stock: 3 });
    await adjust(id, { reason: 'purchase', quantityChange: 3, expiry_date: '2027-01-31' });
    const take = { params: { id }, body: { quantityChange: -2 } };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => app.call(adjustStock, take, pharmacist)),
    );
    const statuses = replies.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(3).fill(200), ...Array(7).fill(409)]);
    expect(await read(id)).toMatchObject({ quantity_in_stock: 0 });
    const { rows } = await app.started.pool.query<{ sum: number }>(
      'SELECT sum(quantity) FROM stock_movements WHERE drug_id = $1',
      [id],
    );
    expect(rows).toEqual([{ sum: 0 }]);
  });

  it.each([
    [{ quantityChange: 0 }, 'No drug selected or adjustment amount is zero.'],
    [{ quantityChange: 1.5 }, 'No drug selected or adjustment amount is zero.'],
    [{}, 'No drug selected or adjustment amount is zero.'],
    [
      { quantityChange: -1, reason: 'purchase' },
      'A purchase adds stock; damage and expiry remove it.',
    ],
    [{ quantityChange: 1, reason: 'theft' }, 'Unknown reason.'],
  ])('cannot be adjusted by %o', async (body, message) => {
    const { id } = await newDrug();
    const reply = await app.call(adjustStock, { params: { id }, body }, pharmacist);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe(message);
  });
});
