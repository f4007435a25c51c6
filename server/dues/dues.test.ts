import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '#contract/admissions/stay.rules.ts';
import { cancelBill, recordPayment } from '#contract/billing/bills.endpoints.ts';
import { listDues } from '#contract/dues/dues.endpoints.ts';
import type { EndpointInput } from '#contract/kernel/endpoint.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { joinQueue, listQueue } from '#contract/queue/queue.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newWard } from '../testing/builders/admissions.ts';
import { newBill } from '../testing/builders/bills.ts';
import { newClinic, newPatient, newStaff, type Person } from '../testing/builders/clinic.ts';
import { MONEY_STEPS, newMoneyClinic } from '../testing/builders/money-steps.ts';

const app = startTestApp();
let admin: Person;

beforeEach(async () => {
  app.clock.set('2026-11-20T06:00:00Z');
  admin = await newClinic(app);
});

const dues = (query: EndpointInput<typeof listDues>['query'] = {}, person = admin) =>
  app.ok(listDues, { query }, person);
const later = (patientId: string, price: number) =>
  newBill(app, admin, {
    patientId,
    type: 'other',
    items: [{ name: 'Dressing', price }],
    paymentMode: undefined,
    payments: [],
  });

describe('the dues', () => {
  it('name the patient, the bill, the day and the balance, oldest first', async () => {
    const { id } = await newPatient(app, admin, 'Asha Menon');
    const visit = await app.ok(joinQueue, { body: { patientId: id } }, admin);
    const doctor = await newStaff(app, admin, 'doctor', { name: 'Dr Rao' });
    const of = { patientId: id, queueId: visit.id, doctorId: doctor.user.id };
    const bill = await newBill(app, admin, { ...of, paymentMode: undefined, payments: [] });
    const part = { amount_paid: 120.5, payment_mode: 'cash' } as const;
    await app.ok(recordPayment, { params: { id: bill.id }, body: part }, admin);
    app.clock.advance(60_000);
    await later((await newPatient(app, admin, 'Ravi Nair')).id, 10);
    await newBill(app, admin, { patientId: id });

    const { dues: rows, ...sums } = await dues();
    expect(sums).toEqual({ totalCount: 2, total: 38_950, patients: 2 });
    expect(rows.map(({ patient, balance }) => [patient.name, balance])).toEqual([
      ['Asha Menon', 37_950],
      ['Ravi Nair', 1_000],
    ]);
    expect(rows[0]).toMatchObject({
      ...{ number: bill.number, subject: 'visit', day: '2026-11-20', token_no: 1 },
      ...{ doctor: 'Dr Rao', total: 50_000, paid: 12_050, since: bill.createdAt },
    });
    expect(rows[1]).toMatchObject({ subject: null, day: null, doctor: null });
  });

  it('are searched, sorted and paged, with the sums of the search', async () => {
    const [asha, ravi] = [
      await newPatient(app, admin, 'Asha Menon'),
      await newPatient(app, admin, 'Ravi Nair'),
    ];
    await later(ravi.id, 100);
    await later(asha.id, 50);
    await later(asha.id, 300);
    const amounts = async (query: Parameters<typeof dues>[0]) =>
      (await dues(query)).dues.map(({ total }) => total);
    expect(await amounts({})).toEqual([10_000, 5_000, 30_000]);
    expect(await amounts({ sort: 'largest' })).toEqual([30_000, 10_000, 5_000]);
    expect(await amounts({ sort: 'name' })).toEqual([5_000, 30_000, 10_000]);
    expect(await amounts({ limit: 2, page: 2 })).toEqual([30_000]);
    expect(await dues({ search: 'menon' })).toMatchObject({ total: 35_000, patients: 1 });
    expect(await dues({ search: 'nobody' })).toMatchObject({ totalCount: 0, total: 0 });
  });

  it('leave out what was paid or cancelled, and other clinics', async () => {
    const { id } = await newPatient(app, admin);
    const bill = await later(id, 100);
    await app.ok(cancelBill, { params: { id: bill.id }, body: { reason: 'Wrong' } }, admin);
    const paid = await later(id, 70);
    const all = { amount_paid: 70, payment_mode: 'upi' } as const;
    await app.ok(recordPayment, { params: { id: paid.id }, body: all }, admin);
    await later(id, 1);
    const other = await newClinic(app, 'Other Clinic');
    expect(await dues()).toMatchObject({ totalCount: 1, total: 100 });
    expect(await dues({}, other)).toMatchObject({ totalCount: 0, total: 0 });
  });

  it('grow with the days of a stay', async () => {
    const ward = await newWard(app);
    await ward.admit();
    const now = () => dues({}, ward.admin);
    expect(await now()).toMatchObject({ total: 200_000 });
    await ward.later(25 * 3_600_000);
    const { dues: rows } = await now();
    expect(rows[0]).toMatchObject({ balance: 320_000, subject: 'stay', is_running: true });
    await ward.deposit(5_000);
    expect(await now()).toMatchObject({ totalCount: 0 });
  });
});

describe('the due of a patient', () => {
  it('is shown with the patient and in the queue, to roles that may view bills', async () => {
    const { id } = await newPatient(app, admin);
    await later(id, 80);
    const visit = await app.ok(joinQueue, { body: { patientId: id } }, admin);
    const desk = await newStaff(app, admin, 'receptionist');
    expect((await app.ok(getPatient, { params: { id } }, desk)).due).toBe(8_000);
    const row = async () => (await app.ok(listQueue, {}, desk)).find((one) => one.id === visit.id);
    expect((await row())?.owed).toBe(8_000);
    // Excludes the fee of the visit itself.
    await newBill(app, admin, {
      ...{ patientId: id, queueId: visit.id },
      ...{ paymentMode: undefined, payments: [] },
    });
    expect(await row()).toMatchObject({ owed: 8_000, fee: { due: 50_000 } });
    expect((await app.ok(getPatient, { params: { id } }, desk)).due).toBe(58_000);
  });

  it('is absent when nothing is due', async () => {
    const { id } = await newPatient(app, admin);
    expect(await app.ok(getPatient, { params: { id } }, admin)).not.toHaveProperty('due');
  });
});

/** The open balances of a clinic from its raw rows, a stay's by the rule of its bill. */
async function balancesOf(clinicId: string | null): Promise<Map<string, number>> {
  const { rows } = await app.started.pool.query(
    `SELECT b.id, b.type, b.status, a.admitted_at, a.discharged_at, a.per_day_charge_paise AS per_day,
       (SELECT coalesce(sum(total_paise), 0)::bigint FROM bill_items i WHERE i.bill_id = b.id)
         - (SELECT coalesce(sum(amount_paise), 0)::bigint FROM bill_credits c WHERE c.bill_id = b.id) AS due,
       (SELECT coalesce(sum(amount_paise), 0)::bigint FROM bill_payments p WHERE p.bill_id = b.id) AS paid,
       (SELECT coalesce(sum(quantity), 0)::int FROM bill_items i
         WHERE i.bill_id = b.id AND i.name ILIKE 'per-day%') AS days
     FROM bills b LEFT JOIN admissions a ON a.bill_id = b.id WHERE b.clinic_id = $1`,
    [clinicId],
  );
  return new Map(
    rows.flatMap((row) => {
      const stay = {
        ...{ admittedAt: row.admitted_at, dischargedAt: row.discharged_at },
        ...{ perDayCharge: paise(Number(row.per_day)), daysCharged: row.days },
        ...{ ledgerDue: paise(Number(row.due)), totalPaid: paise(Number(row.paid)) },
        isCancelled: row.status === 'cancelled',
      };
      const balance = row.admitted_at
        ? accountOf(stay, app.clock.now()).balance
        : Number(row.due) - Number(row.paid);
      return balance > 0 ? [[row.id, balance]] : [];
    }),
  );
}

it('equal the ledgers of all bills to the paisa, whatever happened', async () => {
  await fc.assert(
    fc.asyncProperty(MONEY_STEPS, async (steps) => {
      app.clock.set('2026-11-20T06:00:00Z');
      const clinic = await newMoneyClinic(app);
      await clinic.carryOut(steps);
      const { dues: rows, total } = await dues({ limit: 100 }, clinic.admin);
      const expected = await balancesOf(clinic.admin.user.clinic_id);
      expect(new Map(rows.map(({ bill_id, balance }) => [bill_id, balance]))).toEqual(expected);
      expect(total).toBe([...expected.values()].reduce((sum, one) => sum + one, 0));
      const overview = await app.ok(getOverview, {}, clinic.admin);
      expect(overview.dues).toMatchObject({ amount: total, bills: expected.size });
      const owed = await Promise.all(
        clinic.patients.map((id) => app.ok(getPatient, { params: { id } }, clinic.admin)),
      );
      expect(owed.reduce((sum, { due = paise(0) }) => sum + due, 0)).toBe(total);
    }),
    { numRuns: 12 },
  );
});
