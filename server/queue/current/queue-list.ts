import type { ClinicList } from '../../platform/kept/kept-lists.ts';
import { listQueueRows } from '../visit.store.ts';

type QueueRow = Awaited<ReturnType<typeof listQueueRows>>[number];

/** The clinic's queue, kept until something that it reads changes. */
export const QUEUE: ClinicList<QueueRow> = {
  name: 'queue',
  read: (tx, { now, today }) => listQueueRows(tx, { day: today, now }),
  until(rows, now) {
    // What is owed for a stay grows by the hour of its admission.
    if (rows.some((row) => row.owes_for_stay)) return undefined;
    // A booked visit is called from its time on.
    const ends = rows
      .flatMap(({ subscription_end_date: end, booked_for: booked }) => [end, booked])
      .flatMap((time) => (time !== null && time > now ? [time.getTime()] : []));
    return new Date(Math.min(now.getTime() + LONGEST_MS, ...ends));
  },
};

/** A day ends before it. */
const LONGEST_MS = 24 * 3_600_000;
