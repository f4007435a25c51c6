import { sql } from 'kysely';
import { z } from 'zod';
import { ClinicEvent } from '#contract/events/events.endpoints.ts';
import { withNext } from '../db/scoped-connection.ts';
import type { Tx } from '../db/scoped-database.ts';

export const CHANNEL = 'openopd';

/** The notices that a transaction sends when it commits. */
export type Outbox = {
  /** The clinic whose screens are notified. A superadmin's action names the clinic it is about. */
  clinicId: string | null;
  readonly changes: ClinicEvent[];
  readonly endedSessions: string[];
  /** Users whose account changed, so that servers drop them from their caches. */
  readonly changedPeople: string[];
};

/** The same as a NOTIFY payload. */
export const Notice = z.object({
  /** The sending server, which has already notified its own screens. */
  origin: z.string(),
  clinicId: z.string().nullable(),
  changes: z.array(ClinicEvent),
  endedSessions: z.array(z.string()),
  changedPeople: z.array(z.string()).default([]),
  /** The number of a notice that is sent after the commit; of the last one in a sign of life. */
  seq: z.int().optional(),
  /** A sign of life, or the last notice of a server that stops. */
  sign: z.enum(['alive', 'leaving']).optional(),
});
export type Notice = z.output<typeof Notice>;

export function emptyOutbox(clinicId: string | null): Outbox {
  return { clinicId, changes: [], endedSessions: [], changedPeople: [] };
}

export function isEmpty(outbox: Outbox): boolean {
  const { changes, endedSessions, changedPeople } = outbox;
  return [changes, endedSessions, changedPeople].every((list) => list.length === 0);
}

/**
 * Whether the outbox is sent inside the transaction, so that it is never lost: the end of a session
 * and a changed account. NOTIFY makes such transactions commit one after the other, in the whole
 * database, so that changes of records, which are many, are sent after the commit.
 */
export function isSentWithin({ endedSessions, changedPeople }: Outbox): boolean {
  return endedSessions.length > 0 || changedPeople.length > 0;
}

// A NOTIFY payload has at most 8,000 bytes; an event has about 80.
const EVENTS_A_NOTICE = 60;

/** The outbox as notices that each fit into a payload. */
export function noticesOf(outbox: Outbox, origin: string): Notice[] {
  const { clinicId, changes, endedSessions, changedPeople } = outbox;
  const parts = Math.max(changes.length, endedSessions.length, changedPeople.length);
  const notices: Notice[] = [];
  for (let from = 0; from < parts; from += EVENTS_A_NOTICE) {
    notices.push({
      origin,
      clinicId,
      changes: changes.slice(from, from + EVENTS_A_NOTICE),
      endedSessions: endedSessions.slice(from, from + EVENTS_A_NOTICE),
      changedPeople: changedPeople.slice(from, from + EVENTS_A_NOTICE),
    });
  }
  return notices;
}

/** Sends the outbox by NOTIFY, which PostgreSQL delivers to every server on commit. */
export async function notify(tx: Tx, outbox: Outbox, origin: string): Promise<void> {
  for (const notice of noticesOf(outbox, origin)) {
    const query = sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(notice)})`.compile(tx);
    await tx.executeQuery(withNext(query));
  }
}
