import { beforeAll, describe, expect, it } from 'vitest';
import { adjustStock } from '#contract/pharmacy/drugs.endpoints.ts';
import { exportReorder, listReorder } from '#contract/pharmacy/reorder/reorder.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newStaff, type Person, signIn } from '../../testing/builders/clinic.ts';
import { pharmacistActions } from '../../testing/builders/pharmacist-actions.ts';

const app = startTestApp();
const { open, newDrug, orderOf, move, giveBack } = pharmacistActions(app);
let admin: Person;
let pharmacist: Person;

beforeAll(async () => {
  app.clock.set('2026-11-21T06:00:00Z');
  ({ admin, pharmacist } = await open('Reorder Clinic'));
});

const list = async (query: object = {}, person = pharmacist) =>
  (await app.ok(listReorder, { query }, person)).rows;

describe('the reorder list', () => {
  it('counts the sales of the days, less returns, and stock that is not expired', async () => {
    const pack = { pack: 'strip of 15', unit: 'tablet', expiry_date: '2028-05-31' };
    const drug = await newDrug({ name: 'Dolo 650', quantity_in_stock: 120, ...pack });
    const stale = { quantityChange: 9, reason: 'purchase', expiry_date: '2026-10-31' } as const;
    await app.ok(adjustStock, { params: { id: drug.id }, body: stale }, pharmacist);
    const early = await orderOf(drug, 40);
    await move(early.id, 'billed');
    const late = await orderOf(drug, 65);
    await move(late.id, 'billed');
    await giveBack(late.id, drug.id, 5);
    const cancelled = await orderOf(drug, 7);
    await move(cancelled.id, 'billed');
    await move(cancelled.id, 'cancelled');
    const [row] = await list({ search: 'dolo' });
    expect(row).toMatchObject({
      sold: 100,
      stock: 20,
      expired: 9,
      daysLeft: 6,
      packs: 6,
      pieces: 90,
    });
    const [longer] = await list({ search: 'dolo', days: 60, cover: 60 });
    expect(longer).toMatchObject({ sold: 100, daysLeft: 12, packs: 6 });
  });

  it('has what is needed alone, or every drug', async () => {
    const drug = await newDrug({ name: 'Unsold' });
    const ids = async (query: object) => (await list(query)).map(({ id }) => id);
    expect(await ids({})).not.toContain(drug.id);
    expect(await ids({ all: 'true' })).toContain(drug.id);
  });

  it('is of one clinic, needs its capability, and is exported', async () => {
    expect(await list({ all: 'true' }, await newClinic(app))).toEqual([]);
    const doctor = await newStaff(app, admin, 'doctor');
    expect((await app.call(listReorder, { query: {} }, doctor)).statusCode).toBe(403);
    expect((await app.call(listReorder, { query: { days: 31 } }, admin)).statusCode).toBe(400);
    const file = await app.call(exportReorder, { query: { days: 60 } }, pharmacist);
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  it('leaves out what was sold before the chosen days', async () => {
    app.clock.set('2026-12-30T06:00:00Z');
    const later = await signIn(app, pharmacist.user.email);
    const soldIn = async (days: number) =>
      (await list({ all: 'true', search: 'dolo', days }, later))[0]?.sold;
    expect([await soldIn(30), await soldIn(60)]).toEqual([0, 100]);
  });
});
