import { beforeAll, describe, expect, it } from 'vitest';
import { createBill, getBill } from '#contract/billing/bills.endpoints.ts';
import { getLetterhead, updateLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import {
  getPharmacySettings,
  updatePharmacySettings,
} from '#contract/clinics/pharmacy-settings.endpoints.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import type { DrugSchedule } from '#contract/pharmacy/drug.ts';
import { getDrugSale } from '#contract/pharmacy/drug-sale.ts';
import { editDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { heldSale } from '#contract/pharmacy/held-sale.messages.ts';
import {
  createPharmacyOrder,
  editPharmacyOrder,
  getPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { joinQueue } from '#contract/queue/queue.endpoints.ts';
import { violatedConstraint } from '../../platform/db/violations.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newStaff, type Person } from '../../testing/builders/clinic.ts';
import { aLetterhead, GSTIN } from '../../testing/builders/letterhead.ts';
import { pharmacistActions } from '../../testing/builders/pharmacist-actions.ts';

const app = startTestApp();
const { open, newDrug, orderOf, move, giveBack, bill } = pharmacistActions(app);
const PRESCRIBER = { name: 'Dr Nikhil Shah', registration: 'MMC 123', address: '4 MG Road, Pune' };
let admin: Person;
let pharmacist: Person;
let doctor: Person;
let patientId: string;

beforeAll(async () => {
  ({ admin, pharmacist, patientId } = await open('Held Clinic'));
  doctor = await newStaff(app, admin, 'doctor', { name: 'Asha Rao' });
  app.clock.set('2026-11-21T06:00:00Z');
});

async function hold(holdsScheduledSales: boolean): Promise<void> {
  const { updatedAt } = await app.ok(getPharmacySettings, {}, pharmacist);
  const body = { licences: '20: KA-101', holdsScheduledSales, updatedAt };
  await app.ok(updatePharmacySettings, { body }, pharmacist);
}

const scheduled = (schedule: DrugSchedule) => newDrug({ name: `Drug ${schedule}`, schedule });
const saleOf = (id: string) => app.ok(getDrugSale, { params: { id } }, pharmacist);
const clinicId = () => admin.user.clinic_id ?? '';

describe('with sales of schedule H1 and X held', () => {
  beforeAll(() => hold(true));

  it.each(['H1', 'X'] as const)('schedule %s is sold only with a prescriber', async (schedule) => {
    const drug = await scheduled(schedule);
    const { id } = await orderOf(drug, 2);
    const refused = await move(id, 'billed');
    expect([refused.statusCode, refused.json().message]).toEqual([409, heldSale([drug.name])]);
    expect((await bill(id)).statusCode).toBe(409);
    const body = { prescriber: PRESCRIBER };
    await app.ok(editPharmacyOrder, { params: { id }, body }, pharmacist);
    expect((await bill(id)).statusCode).toBe(201);
    expect((await saleOf(id)).prescriber).toEqual(PRESCRIBER);
  });

  it.each(['none', 'G', 'H'] as const)('schedule %s is sold as before', async (schedule) => {
    const { id } = await orderOf(await scheduled(schedule), 2);
    expect((await move(id, 'billed')).statusCode).toBe(200);
    expect((await saleOf(id)).prescriber).toBeNull();
  });

  it('an order that a pharmacist writes for a visit is not its doctor’s until they are named', async () => {
    const visit = await app.ok(
      joinQueue,
      { body: { patientId, doctorId: doctor.user.id } },
      doctor,
    );
    const items = [{ drug_id: (await scheduled('H1')).id, quantity: 1 }];
    const body = { patientId, items, visitId: visit.id };
    const { id } = await app.ok(createPharmacyOrder, { body }, pharmacist);
    expect((await move(id, 'billed')).statusCode).toBe(409);
    const named = { params: { id }, body: { prescriber: { name: 'Asha Rao' } } };
    await app.ok(editPharmacyOrder, named, pharmacist);
    expect((await move(id, 'billed')).statusCode).toBe(200);
    expect((await saleOf(id)).prescriber).toMatchObject({ name: 'Asha Rao' });
  });

  it('an order that a doctor wrote is sold on their prescription', async () => {
    const items = [{ drug_id: (await scheduled('X')).id, quantity: 1 }];
    const { id } = await app.ok(createPharmacyOrder, { body: { patientId, items } }, doctor);
    expect((await move(id, 'billed')).statusCode).toBe(200);
  });

  it('an edit that also bills is refused', async () => {
    const { id } = await orderOf(await scheduled('H1'), 1);
    const input = { params: { id }, body: { status: 'billed' as const } };
    expect((await app.call(editPharmacyOrder, input, pharmacist)).statusCode).toBe(409);
    const order = await app.ok(getPharmacyOrder, { params: { id } }, pharmacist);
    expect([order.status, order.prescriber]).toEqual(['pending', null]);
  });

  it('a bill without an order does not sell it', async () => {
    const { id, name } = await scheduled('H1');
    const items = [{ drug_id: id, name, quantity: 1, price: 2.5, type: 'pharmacy' as const }];
    const body = { patientId, items, amount: 2.5, paymentMode: 'cash' as const };
    const input = { body: { ...body, type: 'pharmacy' as const } };
    const reply = await app.call(createBill, input, pharmacist);
    expect([reply.statusCode, reply.json().message]).toEqual([409, MESSAGES.heldSale]);
  });

  it('returned pieces are sold again only with a prescriber', async () => {
    const drug = await newDrug({ name: 'Alprazolam', schedule: 'H1', quantity_in_stock: 2 });
    const body = { patientId, items: [{ drug_id: drug.id, quantity: 2 }], prescriber: PRESCRIBER };
    const { id } = await app.ok(createPharmacyOrder, { body }, pharmacist);
    await bill(id);
    expect((await giveBack(id, drug.id, 2)).statusCode).toBe(200);
    const again = await orderOf(drug, 2);
    expect((await move(again.id, 'billed')).statusCode).toBe(409);
  });

  it('the database refuses a sale that reaches its ledger', async () => {
    const drug = await scheduled('X');
    const { id } = await orderOf(drug, 1);
    const sale = app.started.services.database.inClinic(clinicId(), async (tx) => {
      const batch = await tx
        .selectFrom('drug_batches')
        .where('drug_id', '=', drug.id)
        .select('id')
        .executeTakeFirstOrThrow();
      const line = await tx
        .selectFrom('pharmacy_order_lines')
        .where('order_id', '=', id)
        .select('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('stock_movements')
        .values({
          clinic_id: clinicId(),
          id: crypto.randomUUID(),
          drug_id: drug.id,
          batch_id: batch.id,
          order_line_id: line.id,
          kind: 'sale',
          quantity: -1,
          at: app.clock.now(),
          created_by: pharmacist.user.id,
        })
        .execute();
    });
    expect(await sale.catch(violatedConstraint)).toBe('drug_sales_held');
  });
});

describe('without the switch', () => {
  beforeAll(() => hold(false));

  it('schedule H1 and X are sold, and the sale has no prescriber', async () => {
    const { id } = await orderOf(await scheduled('X'), 1);
    expect((await move(id, 'billed')).statusCode).toBe(200);
    expect((await saleOf(id)).prescriber).toBeNull();
  });

  it('many sales at once get serial numbers without a gap', async () => {
    const drug = await newDrug({ quantity_in_stock: 100 });
    const orders = await Promise.all(Array.from({ length: 6 }, () => orderOf(drug, 1)));
    await Promise.all(orders.map(({ id }) => move(id, 'billed')));
    const sales = await Promise.all(orders.map(({ id }) => saleOf(id)));
    const serials = sales.map(({ serial }) => serial).sort((a, b) => a - b);
    expect(serials).toEqual(serials.map((_, at) => (serials[0] ?? 0) + at));
  });

  it('no sale passes once the switch is on, also where both happen at once', async () => {
    const drug = await newDrug({ name: 'Raced', schedule: 'H1', quantity_in_stock: 100 });
    const orders = await Promise.all(Array.from({ length: 6 }, () => orderOf(drug, 1)));
    const [, ...replies] = await Promise.all([
      hold(true),
      ...orders.map(({ id }) => move(id, 'billed')),
    ]);
    for (const { statusCode } of replies) expect([200, 409]).toContain(statusCode);
    const after = await orderOf(drug, 1);
    expect((await move(after.id, 'billed')).statusCode).toBe(409);
    await hold(false);
  });
});

describe('a sold drug', () => {
  it('keeps what it was when schedule, HSN, rate, MRP, maker or expiry change later', async () => {
    await app.ok(updateLetterhead, { body: aLetterhead({ gstin: GSTIN }) }, admin);
    const law = { manufacturer: 'Cipla', schedule: 'H' as const, hsn: '30049099', mrp: 3 };
    const drug = await newDrug({
      ...{ ...law, gst_percent: 12, gst_from: '2017-07-01', expiry_date: '2027-05-31' },
      name: 'Azithral 500',
    });
    const { id } = await orderOf(drug, 4);
    const { id: billId } = (await bill(id)).json();
    const [sale, billed] = [
      await saleOf(id),
      await app.ok(getBill, { params: { id: billId } }, pharmacist),
    ];
    expect(sale.batches).toEqual([
      {
        ...{ drug_id: drug.id, name: 'Azithral 500', price: 250, quantity: 4, batch_no: null },
        ...{ ...law, mrp: 300, tax_percentage: 1200, expiry_date: '2027-05-31' },
        prescriber: null,
      },
    ]);
    expect(billed.bill.items).toMatchObject([{ tax_percentage: 1200 }]);
    await app.ok(
      editDrug,
      {
        params: { id: drug.id },
        body: {
          ...{ manufacturer: 'Other', schedule: 'X', hsn: '3004', mrp: 9, expiry_date: null },
          ...{ gst_percent: 5, gst_from: '2017-07-01', name: 'Renamed', price: 7 },
        },
      },
      pharmacist,
    );
    expect(await saleOf(id)).toEqual(sale);
    expect(await app.ok(getBill, { params: { id: billId } }, pharmacist)).toEqual(billed);
    const next = await orderOf(drug, 1);
    await move(next.id, 'billed');
    expect((await saleOf(next.id)).batches).toMatchObject([
      { hsn: '3004', schedule: 'X', tax_percentage: 500 },
    ]);
  });

  it('is not in a clinic’s tax without a GSTIN', async () => {
    const { updatedAt } = await app.ok(getLetterhead, {}, admin);
    await app.ok(updateLetterhead, { body: aLetterhead({ updatedAt }) }, admin);
    const { id } = await orderOf(await newDrug({ gst_percent: 12 }), 1);
    await move(id, 'billed');
    expect((await saleOf(id)).batches).toMatchObject([{ tax_percentage: 0 }]);
  });
});
