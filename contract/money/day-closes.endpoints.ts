import { z } from 'zod';
import { calendarDay } from '../kernel/dates.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { MESSAGES } from '../kernel/messages.ts';
import { pageQuery } from '../kernel/paging.ts';
import { CloseDayBody, DayClose, DrawerReply } from './day-close.ts';

/** A doctor takes cash without a drawer of their own: an admin closes it. */
export const getDrawer = endpoint({
  method: 'GET',
  path: '/api/day-closes/drawer',
  summary: 'The cash of a person on a clinic day that no close has covered',
  access: 'money.close-day',
  query: z.object({
    /** Today by default. */
    day: calendarDay(MESSAGES.invalidInput).optional(),
    /** The user by default; only an admin may name another user. */
    cashierId: Id.optional(),
  }),
  topics: ['bills', 'subscriptions', 'patients', 'day-closes'],
  replies: { 200: DrawerReply },
});

/** Newest first. An admin sees all, others see their own. */
export const listDayCloses = endpoint({
  method: 'GET',
  path: '/api/day-closes',
  summary: 'The day closes, newest first',
  access: 'money.close-day',
  query: z.object(pageQuery(10)),
  topics: ['day-closes'],
  replies: { 200: z.object({ closes: z.array(DayClose), totalCount: z.int() }) },
});

/**
 * One of two concurrent closes succeeds and the other gets 409. With `corrects` it corrects the count of an
 * earlier close, which stays in the record.
 */
export const closeDay = endpoint({
  method: 'POST',
  path: '/api/day-closes',
  summary: 'Close the day of a drawer with the counted cash',
  access: 'money.close-day',
  body: CloseDayBody,
  idempotent: true,
  replies: { 201: DayClose },
});
