import { z } from 'zod';
import { calendarDay } from '../kernel/dates.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { MESSAGES } from '../kernel/messages.ts';
import { pageQuery } from '../kernel/paging.ts';
import { CloseDayBody, DayClose, DrawerReply } from './day-close.ts';

/** Who takes cash at a desk. A doctor's is closed by an admin. */
const CASHIERS = ['admin', 'receptionist', 'pharmacy', 'lab'] as const;

export const getDrawer = endpoint({
  method: 'GET',
  path: '/api/day-closes/drawer',
  summary: 'The cash of a person on a clinic day that no close has covered',
  roles: CASHIERS,
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
  roles: CASHIERS,
  query: z.object(pageQuery(10)),
  topics: ['day-closes'],
  replies: { 200: z.object({ closes: z.array(DayClose), totalCount: z.int() }) },
});

/** Of two at once one wins, and the other is told (409). */
export const closeDay = endpoint({
  method: 'POST',
  path: '/api/day-closes',
  summary: 'Close the day of a drawer with the counted cash',
  roles: CASHIERS,
  body: CloseDayBody,
  idempotent: true,
  replies: { 201: DayClose },
});
