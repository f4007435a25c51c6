import { beforeAll, describe, expect, it } from 'vitest';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { STOCK_COUNT_MESSAGES as M } from '#contract/pharmacy/stock-taking/stock-count.messages.ts';
import {
  enterCount,
  getStockSheet,
  leaveOutCount,
  postCounts,
  undoStockTaking,
} from '#contract/pharmacy/stock-taking/stock-counts.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { pharmacistActions } from '../../testing/builders/pharmacist-actions.ts';

const app = startTestApp();
const { open, newDrug, orderOf, move, stockOf } = pharmacistActions(app);
let admin: Person;
let pharmacist: Person;

beforeAll(async () => {
  app.clock.set('2026-11-21T06:00:00Z');
  ({ admin, pharmacist } = await open('Counting Clinic'));
});

const inRack = (rack: string, quantity = 10) =>
  newDrug({
    ...{ name: `Drug of ${rack}`, box_number: rack, quantity_in_stock: quantity },
    ...{ pack: '10x10', unit: 'tablet' },
  });
const sheetOf = (rack: string, person = pharmacist) =>
  app.ok(getStockSheet, { query: { rack } }, person);
const batchIn = async (rack: string) => (await sheetOf(rack)).rows[0]!;

async function count(rack: string, counted: number, person = pharmacist) {
  const { id, quantity } = await batchIn(rack);
  const body = { counted, expected: quantity };
  return app.ok(enterCount, { params: { id }, body }, person);
}
const post = (rack: string) =>
  app.call(postCounts, { body: { rack, reason: 'Yearly count' } }, pharmacist);
const sell = async (drug: Drug, quantity: number) =>
  move((await orderOf(drug, quantity)).id, 'billed');

describe('stock-taking', () => {
  it('keeps what was counted, and posts its difference with what was sold since', async () => {
    const drug = await inRack('A1');
    await count('A1', 9);
    await count('A1', 8);
    const [row] = (await sheetOf('A1', admin)).rows;
    expect(row).toMatchObject({ pack: '10x10', unit: 'tablet' });
    expect(row?.counts).toMatchObject([{ counted: 8, expected: 10, by: 'Ganesh', isMine: false }]);
    expect((await sell(drug, 3)).statusCode).toBe(200);
    expect((await post('a1 ')).json().message).toBe(M.posted(1, 1));
    expect(await stockOf(drug)).toBe(5);
    expect((await sheetOf('A1')).counted).toBe(0);
    expect((await post('A1')).json().message).toBe(M.nothingCounted);
  });

  it('refuses a count of stock that moved meanwhile', async () => {
    const drug = await inRack('A2');
    const { id } = await batchIn('A2');
    await sell(drug, 3);
    const input = { params: { id }, body: { counted: 10, expected: 10 } };
    const reply = await app.call(enterCount, input, pharmacist);
    expect([reply.statusCode, reply.json().message]).toEqual([409, M.moved(10, 7)]);
  });

  it('shows two counts that clash, and posts once one is left out', async () => {
    const drug = await inRack('A3');
    const mine = await count('A3', 10);
    await count('A3', 6, admin);
    expect((await batchIn('A3')).counts).toHaveLength(2);
    expect((await post('A3')).json().message).toBe(M.clashes([drug.name]));
    expect(await stockOf(drug)).toBe(10);
    await app.ok(leaveOutCount, { params: mine }, admin);
    expect((await app.call(leaveOutCount, { params: mine }, admin)).statusCode).toBe(409);
    await post('A3');
    expect(await stockOf(drug)).toBe(6);
  });

  it('is undone within an hour, once, and sales since stay', async () => {
    const drug = await inRack('A4');
    await count('A4', 7);
    await post('A4');
    await sell(drug, 2);
    const [taking] = (await sheetOf('A4')).posted;
    const undo = () => app.call(undoStockTaking, { params: { id: taking!.id } }, pharmacist);
    const codes = (await Promise.all([undo(), undo()])).map(({ statusCode }) => statusCode);
    expect(codes.sort()).toEqual([200, 409]);
    expect(await stockOf(drug)).toBe(8);
  });

  it('is not undone after an hour, or when the found stock was sold', async () => {
    const drug = await inRack('A5');
    await count('A5', 14);
    await post('A5');
    const [taking] = (await sheetOf('A5')).posted;
    await sell(drug, 12);
    const undo = () => app.call(undoStockTaking, { params: { id: taking!.id } }, pharmacist);
    expect((await undo()).json().message).toBe(M.usedSince([drug.name]));
    app.clock.set('2026-11-21T07:00:01Z');
    expect((await undo()).json().message).toBe(M.tooLate);
    app.clock.set('2026-11-21T06:00:00Z');
    expect(await stockOf(drug)).toBe(2);
  });

  it('posts nothing when more was sold than counted', async () => {
    const drug = await inRack('A6');
    await count('A6', 1);
    await sell(drug, 5);
    expect((await post('A6')).json().message).toBe(M.soldSince([drug.name]));
    expect(await stockOf(drug)).toBe(5);
  });

  it('loses nothing to counts, sales and postings at the same time', async () => {
    const drug = await inRack('R1', 100);
    const orders = await Promise.all(Array.from({ length: 8 }, () => orderOf(drug, 2)));
    // Two pieces are missing on the shelf, whatever is sold.
    const recount = async (person: Person) => {
      const { id, quantity } = await batchIn('R1');
      const body = { counted: quantity - 2, expected: quantity };
      return app.call(enterCount, { params: { id }, body }, person);
    };
    const first = await batchIn('R1');
    const body = { counted: 98, expected: 100 };
    await app.ok(enterCount, { params: { id: first.id }, body }, pharmacist);
    const all = await Promise.all([
      ...orders.map(({ id }) => move(id, 'billed')),
      ...[post('R1'), post('R1'), post('R1')],
    ]);
    const posted = all.slice(orders.length).map(({ statusCode }) => statusCode);
    expect(posted.sort()).toEqual([200, 409, 409]);
    expect(await stockOf(drug)).toBe(82);
    await Promise.all([recount(pharmacist), recount(admin)]);
    const open = (await batchIn('R1')).counts;
    expect(open).toHaveLength(2);
    await post('R1');
    expect(await stockOf(drug)).toBe(80);
  });

  it('is of one clinic, and needs its capability', async () => {
    await inRack('A7');
    const { id } = await batchIn('A7');
    const other = await newClinic(app);
    expect((await sheetOf('A7', other)).total).toBe(0);
    const input = { params: { id }, body: { counted: 1, expected: 10 } };
    expect((await app.call(enterCount, input, other)).statusCode).toBe(404);
    const doctor = await newStaff(app, admin, 'doctor');
    expect((await app.call(enterCount, input, doctor)).statusCode).toBe(403);
  });
});
