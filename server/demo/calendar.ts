import { clinicDay, DEFAULT_TIME_ZONE } from '#contract/kernel/dates.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
/** India keeps one time all year, so a day is always 24 hours. */
const OFFSET = '+05:30';

/** How many days of visits there are, today included. */
export const DAYS_OF_VISITS = 90;

/** A day of the clinic, and the moments within it. */
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

/** A moment of a day, given as hours of the clock. */
export function at(day: DemoDay, hours: number): Date {
  return after(day.start, hours * 60);
}

export function daysBefore(moment: Date, days: number): DemoDay {
  return dayOf(new Date(moment.getTime() - days * DAY));
}

/** The year in whose April the financial year of a moment begins. */
export function financialYear(moment: Date): number {
  const [year = 0, month = 0] = dayOf(moment).date.split('-').map(Number);
  return month >= 4 ? year : year - 1;
}
