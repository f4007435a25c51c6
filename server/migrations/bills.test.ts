import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { Tx } from '../platform/db/scoped-database.ts';
import { violatedConstraint } from '../platform/db/violations.ts';
import {
  type ClinicRows,
  insertBill,
  insertClinic,
  insertDrug,
  insertOrder,
  pay,
  stamp,
} from '../testing/builders/rows.ts';
import { startTestDatabase } from '../testing/start-database.ts';

const db = startTestDatabase();

async function refusal(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'done',
    (error: unknown) => violatedConstraint(error) ?? String(error),
  );
}

async function clinicWithBill(): Promise<{
  clinic: ClinicRows;
  billId: string;
  inClinic: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}> {
  const clinic = await insertClinic(db.database);
  const inClinic = <T>(work: (tx: Tx) => Promise<T>) => db.database.inClinic(clinic.clinicId, work);
  return { clinic, billId: await inClinic((tx) => insertBill(tx, clinic)), inClinic };
}

const totals = (tx: Tx, id: string) =>
  tx
    .selectFrom('bills')
    .where('id', '=', id)
    .select(['due_paise', 'paid_paise', 'status'])
    .executeTakeFirstOrThrow();
const setStatus = (tx: Tx, id: string, status: 'paid' | 'cancelled') =>
  tx
    .updateTable('bills')
    .set({ status, cancel_reason: status === 'cancelled' ? 'entered twice' : null })
    .where('id', '=', id)
    .execute();
const credit = (tx: Tx, clinic: ClinicRows, billId: string, amount: number) =>
  tx
    .insertInto('bill_credits')
    .values({ ...stamp(clinic), bill_id: billId, kind: 'return', amount_paise: amount })
    .execute();

describe('a bill', () => {
  it('is never paid above the amount due, under concurrent payments', async () => {
    const { clinic, billId, inClinic } = await clinicWithBill();
    const tries = await Promise.all(
      Array.from({ length: 12 }, () =>
        refusal(inClinic((tx) => pay(tx, clinic, { billId, amount: 7_000 }))),
      ),
    );
    expect(tries.filter((one) => one === 'done')).toHaveLength(7);
    expect(tries.filter((one) => one === 'bills_never_overpaid')).toHaveLength(5);
    expect(await inClinic((tx) => totals(tx, billId))).toEqual({
      due_paise: 50_000,
      paid_paise: 49_000,
      status: 'pending',
    });
    expect(await refusal(inClinic((tx) => setStatus(tx, billId, 'paid')))).toBe(
      'bills_paid_in_full',
    );
    await inClinic(async (tx) => {
      await pay(tx, clinic, { billId, amount: 1_000 });
      await setStatus(tx, billId, 'paid');
    });
  });

  it('is refunded before it is credited, and online only what was paid online', async () => {
    const { clinic, billId, inClinic } = await clinicWithBill();
    const paymentId = await inClinic((tx) => pay(tx, clinic, { billId, amount: 50_000 }));
    const refund = { billId, amount: -20_000, refundOf: paymentId };
    expect(await refusal(inClinic((tx) => credit(tx, clinic, billId, 20_000)))).toBe(
      'bills_never_overpaid',
    );
    const online = { ...refund, mode: 'online' as const };
    expect(await refusal(inClinic((tx) => pay(tx, clinic, online)))).toMatch(/_fkey$/);
    expect(
      await refusal(inClinic((tx) => pay(tx, clinic, { ...online, refundedMode: 'cash' }))),
    ).toBe('bill_payments_online_only_as_it_came');
    await inClinic(async (tx) => {
      await pay(tx, clinic, refund);
      await credit(tx, clinic, billId, 20_000);
    });
    expect(await inClinic((tx) => totals(tx, billId))).toMatchObject({
      due_paise: 30_000,
      paid_paise: 30_000,
    });
  });

  it('refuses changes to its totals, and is cancelled only once nothing is due', async () => {
    const { billId, inClinic } = await clinicWithBill();
    const edit = inClinic((tx) =>
      tx.updateTable('bills').set({ paid_paise: 50_000 }).where('id', '=', billId).execute(),
    );
    await expect(edit).rejects.toMatchObject({ code: '42501' });
    expect(await refusal(inClinic((tx) => setStatus(tx, billId, 'cancelled')))).toBe(
      'bills_cancelled_come_to_nothing',
    );
  });

  it('is the only one of an order or a visit, until it is cancelled', async () => {
    const { clinic, inClinic } = await clinicWithBill();
    const { orderId, visitId, labOrderId } = await inClinic(async (tx) => {
      const { drugId } = await insertDrug(tx, clinic);
      const day = { day: '2026-11-21', patient_id: clinic.patientId, updated_at: clinic.now };
      const visit = { ...stamp(clinic), ...day, token_no: 1, written_at: clinic.now };
      await tx.insertInto('visits').values(visit).execute();
      const labOrder = { ...stamp(clinic), ...day, lab_token_number: 1 };
      await tx.insertInto('lab_orders').values(labOrder).execute();
      const order = await insertOrder(tx, clinic, drugId);
      return { ...order, visitId: visit.id, labOrderId: labOrder.id };
    });
    for (const [link, constraint] of [
      [{ type: 'pharmacy', pharmacyOrderId: orderId }, 'bills_one_live_a_pharmacy_order'],
      [{ type: 'consultation', visitId }, 'bills_one_live_consultation_a_visit'],
      [{ type: 'lab', labOrderId }, 'bills_one_live_a_lab_order'],
    ] as const) {
      const bill = () => inClinic((tx) => insertBill(tx, clinic, link, 0));
      const all = await Promise.all([refusal(bill()), refusal(bill()), refusal(bill())]);
      expect(all.toSorted()).toEqual([constraint, constraint, 'done']);
      await inClinic((tx) =>
        tx
          .updateTable('bills')
          .set({ status: 'cancelled', cancel_reason: 'entered twice' })
          .where('type', '=', link.type)
          .execute(),
      );
      expect(await refusal(bill())).toBe('done');
    }
  });

  it('counts a provider’s payment once', async () => {
    const { clinic, billId, inClinic } = await clinicWithBill();
    const collected = () =>
      inClinic((tx) =>
        tx
          .insertInto('bill_payments')
          .values({
            clinic_id: clinic.clinicId,
            id: newId(),
            bill_id: billId,
            amount_paise: 10_000,
            mode: 'online',
            provider_payment_id: 'pay_1',
            paid_at: clinic.now,
          })
          .execute(),
      );
    const all = await Promise.all([refusal(collected()), refusal(collected())]);
    expect(all.toSorted()).toEqual(['bill_payments_each_news_once', 'done']);
  });
});

describe('a lab order', () => {
  it('cannot be cancelled or deleted while it has a report, whose versions are numbered', async () => {
    const clinic = await insertClinic(db.database);
    const inClinic = <T>(work: (tx: Tx) => Promise<T>) =>
      db.database.inClinic(clinic.clinicId, work);
    const order = { ...stamp(clinic), patient_id: clinic.patientId, updated_at: clinic.now };
    const report = { clinic_id: clinic.clinicId, id: newId(), order_id: order.id };
    await inClinic(async (tx) => {
      await tx
        .insertInto('lab_orders')
        .values({ ...order, day: '2026-11-21', lab_token_number: 1 })
        .execute();
      await tx.insertInto('lab_reports').values(report).execute();
    });
    const change = (values: {
      report_id?: string | null;
      status?: 'cancelled';
      deleted_at?: Date;
    }) =>
      inClinic((tx) =>
        tx.updateTable('lab_orders').set(values).where('id', '=', order.id).execute(),
      );
    await change({ report_id: report.id });
    expect(await refusal(change({ status: 'cancelled' }))).toBe('lab_orders_with_a_report_stay');
    expect(await refusal(change({ deleted_at: clinic.now }))).toBe('lab_orders_with_a_report_stay');

    const version = () =>
      inClinic((tx) =>
        tx
          .insertInto('lab_report_versions')
          .values({ ...stamp(clinic), report_id: report.id, version: 1, content: '{}' })
          .execute(),
      );
    const both = await Promise.all([refusal(version()), refusal(version())]);
    expect(both.toSorted()).toEqual(['done', 'lab_report_versions_in_turn']);
    await change({ report_id: null });
    await change({ status: 'cancelled' });
  });
});
