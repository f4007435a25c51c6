import { sql } from 'kysely';
import { z } from 'zod';
import { ClinicEvent } from '#contract/events/events.endpoints.ts';
import type { Tx } from '../db/scope.ts';
import { withNext } from '../db/scoped-connection.ts';

export const CHANNEL = 'openopd';

/** What a transaction has to tell once it stands. */
export type Outbox = {
  /** Whose screens are told; a superadmin's verb names the clinic that it is about. */
  clinicId: string | null;
  readonly changes: ClinicEvent[];
  readonly endedSessions: string[];
  /** Whose account is another now, so that no server remembers it as it was. */
  readonly changedPeople: string[];
};

/** The same over the wire of PostgreSQL's NOTIFY. */
export const Notice = z.object({
  /** The server it comes from, which has told its own screens already. */
  origin: z.string(),
  clinicId: z.string().nullable(),
  changes: z.array(ClinicEvent),
  endedSessions: z.array(z.string()),
  changedPeople: z.array(z.string()).default([]),
});
export type Notice = z.output<typeof Notice>;

export function emptyOutbox(clinicId: string | null): Outbox {
  return { clinicId, changes: [], endedSessions: [], changedPeople: [] };
}

export function isEmpty(outbox: Outbox): boolean {
  const { changes, endedSessions, changedPeople } = outbox;
  return [changes, endedSessions, changedPeople].every((list) => list.length === 0);
}

// A payload of NOTIFY holds at most 8,000 bytes; an event is about 80.
const EVENTS_A_NOTICE = 60;

/** Hands the outbox to PostgreSQL, which delivers it to every server when the transaction commits. */
export async function notify(tx: Tx, outbox: Outbox, origin: string): Promise<void> {
  const { clinicId, changes, endedSessions, changedPeople } = outbox;
  const parts = Math.max(changes.length, endedSessions.length, changedPeople.length);
  for (let from = 0; from < parts; from += EVENTS_A_NOTICE) {
    const notice: Notice = {
      origin,
      clinicId,
      changes: changes.slice(from, from + EVENTS_A_NOTICE),
      endedSessions: endedSessions.slice(from, from + EVENTS_A_NOTICE),
      changedPeople: changedPeople.slice(from, from + EVENTS_A_NOTICE),
    };
    const query = sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(notice)})`.compile(tx);
    await tx.executeQuery(withNext(query));
  }
}
