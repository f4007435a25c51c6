import { addDays } from '../kernel/dates.ts';

/** How long after its due day a pregnancy still counts: later it is over, whoever forgot to say so. */
const AFTER_DUE_DAYS = 14;
/** From conception it is 38 weeks; a due day further off is a slip of the pen. */
const TERM_DAYS = 300;
/** From the 20th week on: 20 weeks before the due day. */
const SECOND_HALF_DAYS = 140;

/** The days (`YYYY-MM-DD`, both included) on which a due day may be entered today. */
export function dueDayRange(today: string): { readonly from: string; readonly to: string } {
  return { from: addDays(today, -AFTER_DUE_DAYS), to: addDays(today, TERM_DAYS) };
}

/** Whether somebody with this due day counts as pregnant today. It never lasts longer by itself. */
export function isPregnant(dueOn: string | null, today: string): boolean {
  return dueOn !== null && today <= addDays(dueOn, AFTER_DUE_DAYS);
}

/** Whether today is in the last 20 weeks before the due day, or after it. */
export function isSecondHalf(dueOn: string, today: string): boolean {
  return isPregnant(dueOn, today) && today >= addDays(dueOn, -SECOND_HALF_DAYS);
}
