import { describe, expect, it } from 'vitest';
import type { Tx } from '../platform/db/scoped-database.ts';
import { violatedConstraint } from '../platform/db/violations.ts';
import { insertBill, insertClinic, stamp } from '../testing/builders/rows.ts';
import { startTestDatabase } from '../testing/start-database.ts';

const db = startTestDatabase();

async function refusal(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'done',
    (error: unknown) => violatedConstraint(error) ?? String(error),
  );
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
describe('a deposit', () => {
  const clinicWithStay = async () => {
    const clinic = await insertClinic(db.database);
    const inClinic = <T>(work: (tx: Tx) => Promise<T>) =>
      db.database.inClinic(clinic.clinicId, work);
    const billId = await inClinic((tx) => insertBill(tx, clinic, { type: 'admission' }));
    const { due_paise: due } = await inClinic((tx) => totals(tx, billId));
    const receive = (amount: number, isDeposit: boolean) =>
      inClinic((tx) =>
        tx
          .insertInto('bill_payments')
          .values({
            clinic_id: clinic.clinicId,
            id: stamp(clinic).id,
            bill_id: billId,
            amount_paise: amount,
            mode: 'cash',
            is_deposit: isDeposit,
            paid_at: clinic.now,
            created_by: clinic.userId,
          })
          .execute(),
      );
    return { inClinic, billId, due, receive };
  };

  it('may exceed the amount due, but only on the open bill of a stay', async () => {
    const { inClinic, billId, due, receive } = await clinicWithStay();
    expect(await refusal(receive(due + 1, false))).toBe('bills_never_overpaid');
    expect(await refusal(receive(due + 500, true))).toBe('done');
    expect(await refusal(inClinic((tx) => setStatus(tx, billId, 'paid')))).toMatch(/^bills_/);
    expect(await refusal(receive(due + 1, false))).toBe('bills_never_overpaid');
    expect(await refusal(receive(-1, true))).toMatch(/^bill_payments_/);
  });

  it('does not allow other payments above the amount due, also concurrent ones', async () => {
    const { inClinic, billId, due, receive } = await clinicWithStay();
    await receive(1_000, true);
    const part = Math.ceil(due / 4);
    await Promise.all(Array.from({ length: 12 }, () => refusal(receive(part, false))));
    const { paid_paise } = await inClinic((tx) => totals(tx, billId));
    expect(paid_paise - due).toBeLessThanOrEqual(1_000);
  });
});

describe('an admission', () => {
  it('is the only open one of a patient, and another may follow', async () => {
    const clinic = await insertClinic(db.database);
    const inClinic = <T>(work: (tx: Tx) => Promise<T>) =>
      db.database.inClinic(clinic.clinicId, work);
    const admit = () =>
      inClinic(async (tx) => {
        const bill_id = await insertBill(tx, clinic, { type: 'admission' });
        const { created_at: admitted_at, ...row } = stamp(clinic);
        await tx
          .insertInto('admissions')
          .values({
            ...row,
            patient_id: clinic.patientId,
            bill_id,
            admission_charge_paise: 50_000,
            per_day_charge_paise: 100_000,
            other_charges_paise: 0,
            admitted_at,
          })
          .execute();
      });
    const both = await Promise.all([refusal(admit()), refusal(admit())]);
    expect(both.toSorted()).toEqual(['admissions_one_running_a_patient', 'done']);
    await inClinic((tx) =>
      tx
        .updateTable('admissions')
        .set({ discharged_at: clinic.now, discharged_by: clinic.userId })
        .execute(),
    );
    expect(await refusal(admit())).toBe('done');
    const undo = () =>
      inClinic((tx) =>
        tx
          .updateTable('admissions')
          .set({ undone_at: clinic.now, undone_by: clinic.userId })
          .execute(),
      );
    // One of the two stays is over, and a finished stay cannot be undone.
    expect(await refusal(undo())).toBe('admissions_undone_while_running');
  });
});
