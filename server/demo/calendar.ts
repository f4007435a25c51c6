import { clinicDay, DEFAULT_TIME_ZONE } from '#contract/kernel/dates.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
/** India has no daylight saving time, so a day always has 24 hours. */
const OFFSET = '+05:30';

/** The number of days with visits, including today. */
export const DAYS_OF_VISITS = 90;

/** A clinic day and its times. */
export type DemoDay = {
  readonly date: string;
  readonly start: Date;
  /** 0 is Sunday. */
  readonly weekday: number;
};

export function dayOf(moment: Date): DemoDay {
  const date = clinicDay(moment, DEFAULT_TIME_ZONE);
  return {
    date,
    start: new Date(`${date}T00:00:00${OFFSET}`),
    weekday: new Date(`${date}T00:00:00Z`).getUTCDay(),
  };
}

export function after(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * MINUTE);
}

/** The moment at this hour of a day. */
export function at(day: DemoDay, hours: number): Date {
  return after(day.start, hours * 60);
}

export function daysBefore(moment: Date, days: number): DemoDay {
  return dayOf(new Date(moment.getTime() - days * DAY));
}

/** The financial year of a moment, by the year of its April. */
export function financialYear(moment: Date): number {
  const [year = 0, month = 0] = dayOf(moment).date.split('-').map(Number);
  return month >= 4 ? year : year - 1;
}
