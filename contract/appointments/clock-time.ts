import { z } from 'zod';
import { APPOINTMENT_MESSAGES as M } from './appointments.messages.ts';

const MINUTES_OF_DAY = 1_440;

/** A time of the clinic's day, `09:30`; `24:00` ends a day. */
export const ClockTime = z
  .string({ error: M.timeRequired })
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, { error: M.timeRequired });

/** Minutes since midnight of a time such as `09:30`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** `09:30` for 570 minutes since midnight. */
export function timeOf(minutes: number): string {
  const at = Math.min(Math.max(minutes, 0), MINUTES_OF_DAY);
  return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
