import { ADMISSION_MESSAGES, STAY_ITEMS } from '#contract/admissions/admissions.messages.ts';
import { financialYear } from '#contract/billing/bill-total.rules.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { taxRateOf } from '../clinics/index.ts';
import { expectMoved } from '../platform/db/expect-moved.ts';
import { nextNumber } from '../platform/db/number-series.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { FIRST_DAY_POSITION } from './stay.store.ts';

type Item = { position: number; name: string; quantity: number; price: number };

async function insertItems(scope: ClinicScope, billId: string, items: Item[]): Promise<void> {
  const { tx, actor, now } = scope;
  await tx
    .insertInto('bill_items')
    .values(
      items.map(({ position, name, quantity, price }) => ({
        clinic_id: actor.clinicId,
        id: scope.newId(),
        bill_id: billId,
        position,
        type: 'admission' as const,
        name,
        quantity,
        price_paise: price,
        total_paise: paise(quantity * price),
        tax_basis_points: taxRateOf(actor.clinicId, 'admission'),
        created_at: now,
        created_by: actor.id,
      })),
    )
    .execute();
}

/** Opens a stay's bill with its fixed charges and returns the bill's id. */
export async function openAdmissionBill(
  scope: ClinicScope,
  stay: { patientId: string; admissionCharge: number; otherCharges: number },
): Promise<string> {
  const { tx, actor, now } = scope;
  const id = scope.newId();
  const year = financialYear(scope.today);
  await tx
    .insertInto('bills')
    .values({
      clinic_id: actor.clinicId,
      id,
      financial_year: year,
      number: await nextNumber(tx, { clinicId: actor.clinicId, name: `bill ${year}` }),
      patient_id: stay.patientId,
      type: 'admission',
      created_at: now,
      updated_at: now,
      created_by: actor.id,
    })
    .execute();
  await insertItems(scope, id, [
    { position: 0, name: STAY_ITEMS.admission, quantity: 1, price: stay.admissionCharge },
    { position: 1, name: STAY_ITEMS.other, quantity: 1, price: stay.otherCharges },
  ]);
  return id;
}

/** Adds days that have begun to a stay's bill. */
export async function addDays(
  scope: ClinicScope,
  stay: { billId: string; perDayCharge: number; days: number },
): Promise<void> {
  const { tx } = scope;
  const { count } = await tx
    .selectFrom('bill_items')
    .where('bill_id', '=', stay.billId)
    .where('position', '>=', FIRST_DAY_POSITION)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const position = FIRST_DAY_POSITION + count;
  const { days: quantity, perDayCharge: price } = stay;
  await insertItems(scope, stay.billId, [{ position, name: STAY_ITEMS.day, quantity, price }]);
}

/** Closes the bill of a stay that is over and fully paid. Throws 409 when it is no longer pending. */
export async function closeAdmissionBill(tx: Tx, billId: string, now: Date): Promise<void> {
  expectMoved(
    await tx
      .updateTable('bills')
      .set({ status: 'paid', updated_at: now })
      .where('id', '=', billId)
      .where('status', '=', 'pending')
      .executeTakeFirst(),
    ADMISSION_MESSAGES.noActiveBill,
  );
}
