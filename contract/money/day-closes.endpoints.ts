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
    /** Today when it is left out. */
    day: calendarDay(MESSAGES.invalidInput).optional(),
    /** Oneself when it is left out; others only for an admin. */
    cashierId: Id.optional(),
  }),
  topics: ['bills', 'subscriptions', 'patients', 'day-closes'],
  replies: { 200: DrawerReply },
});

/** Newest first: an admin sees all, the others their own. */
export const listDayCloses = endpoint({
  method: 'GET',
  path: '/api/day-closes',
  summary: 'The day closes, newest first',
  access: 'money.close-day',
  query: z.object(pageQuery(10)),
  topics: ['day-closes'],
  replies: { 200: z.object({ closes: z.array(DayClose), totalCount: z.int() }) },
});

/** Of two at once one wins, and the other is told (409). */
export const closeDay = endpoint({
  method: 'POST',
  path: '/api/day-closes',
  summary: 'Close the day of a drawer with the counted cash',
  access: 'money.close-day',
  body: CloseDayBody,
  idempotent: true,
  replies: { 201: DayClose },
});
