import { daysToCharge, isSettled } from '#contract/admissions/stay.rules.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { stayAccount } from './admission.present.ts';
import { addDays, closeAdmissionBill } from './admission-bill.store.ts';
import { lockStay, type StayRow } from './stay.store.ts';

/** Adds the days that have begun to the bill of a locked stay. Returns the updated stay. */
export async function chargeStay(scope: ClinicScope, stay: StayRow): Promise<StayRow> {
  const days = daysToCharge(stayAccount(stay), scope.now);
  if (days === 0) return stay;
  await addDays(scope, { billId: stay.bill_id, perDayCharge: stay.per_day_charge_paise, days });
  return await lockStay(scope.tx, stay.id);
}

/** Closes the bill when the stay is over and nothing is left to pay. Returns the updated stay. */
export async function settleStay(scope: ClinicScope, id: string): Promise<StayRow> {
  const stay = await lockStay(scope.tx, id);
  const balance = paise(stay.due_paise - stay.paid_paise);
  if (stay.bill_status !== 'pending' || !isSettled(stayAccount(stay), balance)) return stay;
  await closeAdmissionBill(scope.tx, stay.bill_id, scope.now);
  return { ...stay, bill_status: 'paid' };
}
