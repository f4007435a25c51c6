import { beforeAll, describe, expect, it } from 'vitest';
import { adjustStock } from '#contract/pharmacy/drugs.endpoints.ts';
import { createPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { missingIn } from '#contract/pharmacy/registers/register.rules.ts';
import { REGISTERS, type Register } from '#contract/pharmacy/registers/register.ts';
import { exportRegister, listRegister } from '#contract/pharmacy/registers/registers.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newPatient, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { pharmacistActions } from '../../testing/builders/pharmacist-actions.ts';

const app = startTestApp();
const { open, newDrug, orderOf, move, giveBack, bill } = pharmacistActions(app);
const DAY = { startDate: '2026-11-21', endDate: '2026-11-21' };
const PRESCRIBER = { name: 'Dr Nikhil Shah', registration: 'MMC 123', address: '4 MG Road, Pune' };
let admin: Person;
let pharmacist: Person;
let patientId: string;

beforeAll(async () => {
  app.clock.set('2026-11-21T06:00:00Z');
  ({ admin, pharmacist, patientId } = await open('Register Clinic'));
});

const read = (register: Register, query: object = {}, person = pharmacist) =>
  app.ok(listRegister, { query: { register, ...DAY, printed: 'true', ...query } }, person);

describe('a register', () => {
  it('has the particulars of a sale, and a row for what came back of it', async () => {
    const law = { manufacturer: 'Cipla', schedule: 'H1' as const, expiry_date: '2027-05-31' };
    const drug = await newDrug({ name: 'Alprazolam 0.25', ...law });
    const body = { patientId, items: [{ drug_id: drug.id, quantity: 6 }], prescriber: PRESCRIBER };
    const { id } = await app.ok(createPharmacyOrder, { body }, pharmacist);
    await bill(id);
    await giveBack(id, drug.id, 2);
    const { rows } = await read('h1');
    const mine = rows.filter(({ drug_id }) => drug_id === drug.id);
    const sold = {
      ...{ drug: 'Alprazolam 0.25', ...law, prescriber: PRESCRIBER, by: 'Ganesh' },
      billNumber: expect.stringMatching(/^2026-27\/\d{6}$/),
      patient: { id: patientId, name: 'Meena Iyer' },
    };
    expect(mine).toMatchObject([
      { ...sold, kind: 'sale', quantity: -6 },
      { ...sold, kind: 'return', quantity: 2 },
    ]);
    expect(mine[0]?.serial).toBe(mine[1]?.serial);
  });

  it('of schedule H1 marks a sale to a patient whose name was never written', async () => {
    const drug = await newDrug({ name: 'Clonazepam 0.5', schedule: 'H1' });
    const { id: unnamed } = await newPatient(app, admin, 'New Patient');
    const items = [{ drug_id: drug.id, quantity: 2 }];
    for (const one of [unnamed, patientId]) {
      const body = { patientId: one, items, prescriber: PRESCRIBER };
      await move((await app.ok(createPharmacyOrder, { body }, pharmacist)).id, 'billed');
    }
    const { rows } = await read('h1');
    const mine = rows.filter(({ drug_id }) => drug_id === drug.id);
    expect(mine.map(({ patient }) => patient?.isNamed)).toEqual([false, true]);
    expect(mine.map((row) => missingIn('h1', row))).toEqual([['patient'], []]);
  });

  it('of prescriptions has every sale with a prescriber, and no other unscheduled one', async () => {
    const drug = await newDrug({ name: 'Unscheduled' });
    const items = [{ drug_id: drug.id, quantity: 3 }];
    const body = { patientId, items, prescriber: PRESCRIBER };
    const { id } = await app.ok(createPharmacyOrder, { body }, pharmacist);
    await move(id, 'billed');
    await move((await orderOf(drug, 5)).id, 'billed');
    const { rows } = await read('prescriptions');
    expect(rows.filter(({ drug_id }) => drug_id === drug.id)).toMatchObject([{ quantity: -3 }]);
  });

  it('of schedule X has purchases, issues and the balance after each', async () => {
    const drug = await newDrug({ name: 'Methylphenidate', schedule: 'X', quantity_in_stock: 10 });
    await move((await orderOf(drug, 4)).id, 'billed');
    const more = { quantityChange: 20, reason: 'purchase' as const, batch_no: 'B9' };
    await app.ok(adjustStock, { params: { id: drug.id }, body: more }, pharmacist);
    const { rows } = await read('x');
    const mine = rows.filter(({ drug_id }) => drug_id === drug.id);
    expect(mine.map(({ kind, quantity, balance }) => [kind, quantity, balance])).toEqual([
      ['opening', 10, 10],
      ['sale', -4, 6],
      ['purchase', 20, 26],
    ]);
  });

  it('shows the days that are asked for, page by page', async () => {
    const { total } = await read('prescriptions');
    expect(
      (await read('prescriptions', { startDate: '2026-11-20', endDate: '2026-11-20' })).total,
    ).toBe(0);
    const first = await read('prescriptions', { printed: 'false', limit: 1 });
    const second = await read('prescriptions', { printed: 'false', limit: 1, page: 2 });
    expect([first.rows.length, first.total]).toEqual([1, total]);
    expect(second.rows[0]?.id).not.toBe(first.rows[0]?.id);
  });

  it('is of one clinic, and needs its capability', async () => {
    const other = await newClinic(app);
    expect((await read('prescriptions', {}, other)).total).toBe(0);
    const doctor = await newStaff(app, admin, 'doctor');
    const input = { query: { register: 'h1', ...DAY } };
    expect((await app.call(listRegister, input, doctor)).statusCode).toBe(403);
    expect((await app.call(exportRegister, input, doctor)).statusCode).toBe(403);
  });

  it.each(REGISTERS)('%s is exported', async (register) => {
    const input = { query: { register, ...DAY } };
    const reply = await app.call(exportRegister, input, pharmacist);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-disposition']).toContain('2026-11-21');
    expect(reply.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});
