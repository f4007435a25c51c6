import { addDays } from '../kernel/dates.ts';

/** Days after the due date until a pregnancy no longer counts, even if it was never ended. */
const AFTER_DUE_DAYS = 14;
/** Conception to birth takes 38 weeks; a later due date is a typing mistake. */
const TERM_DAYS = 300;
/** From week 20 on: 20 weeks before the due date. */
const SECOND_HALF_DAYS = 140;

/** The allowed due dates (`YYYY-MM-DD`, both included) today. */
export function dueDayRange(today: string): { readonly from: string; readonly to: string } {
  return { from: addDays(today, -AFTER_DUE_DAYS), to: addDays(today, TERM_DAYS) };
}

/** Whether a patient with this due date counts as pregnant today. It ends without an edit. */
export function isPregnant(dueOn: string | null, today: string): boolean {
  return dueOn !== null && today <= addDays(dueOn, AFTER_DUE_DAYS);
}

/** Whether today is in the last 20 weeks before the due date, or after it. */
export function isSecondHalf(dueOn: string, today: string): boolean {
  return isPregnant(dueOn, today) && today >= addDays(dueOn, -SECOND_HALF_DAYS);
}
