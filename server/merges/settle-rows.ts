import { sql } from 'kysely';
import { MERGE_MESSAGES as M } from '#contract/merges/merges.messages.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import type { Pair } from './records.store.ts';

type Consent = {
  readonly id: string;
  readonly purpose: string;
  readonly noted_at: Date;
  readonly withdrawn_at: Date | null;
  readonly withdrawn_by: string | null;
  readonly merged_at: Date | null;
};

type Settled =
  | { readonly id: string; readonly withdrawn_at: Date; readonly withdrawn_by: string | null }
  | { readonly id: string; readonly merged_at: Date };

/**
 * The changes after which at most one consent to each purpose stands: a withdrawal from either record
 * that is later than a consent ends it, and of two standing consents the later one stands.
 */
export function settleConsents(consents: readonly Consent[], now: Date): Settled[] {
  return [...new Set(consents.map(({ purpose }) => purpose))].flatMap((purpose): Settled[] => {
    const own = consents.filter((consent) => consent.purpose === purpose);
    const standing = own
      .filter((one) => !one.withdrawn_at && !one.merged_at)
      .sort((one, other) => one.noted_at.getTime() - other.noted_at.getTime());
    const last = own.reduce<Consent | undefined>(
      (latest, one) =>
        (one.withdrawn_at?.getTime() ?? 0) > (latest?.withdrawn_at?.getTime() ?? 0) ? one : latest,
      undefined,
    );
    return standing.flatMap(({ id, noted_at }, at): Settled[] => {
      if (last?.withdrawn_at && last.withdrawn_at > noted_at) {
        return [{ id, withdrawn_at: last.withdrawn_at, withdrawn_by: last.withdrawn_by }];
      }
      return at < standing.length - 1 ? [{ id, merged_at: now }] : [];
    });
  });
}

const own = ({ clinicId, keptId, lostId }: Pair) =>
  sql`clinic_id = ${clinicId} AND patient_id IN (${keptId}, ${lostId})`;

async function settleBothConsents(tx: Tx, pair: Pair, now: Date): Promise<void> {
  const { rows } = await sql<Consent>`
    SELECT id, purpose, noted_at, withdrawn_at, withdrawn_by, merged_at FROM patient_consents
    WHERE ${own(pair)} AND undone_at IS NULL`.execute(tx);
  for (const { id, ...change } of settleConsents(rows, now)) {
    await tx
      .updateTable('patient_consents')
      .set(change)
      .where('clinic_id', '=', pair.clinicId)
      .where('id', '=', id)
      .execute();
  }
}

/** Two appointments of the records with one doctor at one time, `lost` and `kept`. */
const sameSlot = ({ clinicId, keptId, lostId }: Pair) => sql`
  lost.clinic_id = ${clinicId} AND lost.patient_id = ${lostId}
    AND kept.clinic_id = lost.clinic_id AND kept.patient_id = ${keptId}
    AND kept.doctor_id = lost.doctor_id AND kept.starts_at = lost.starts_at
    AND kept.status <> 'cancelled' AND kept.merged_at IS NULL
    AND lost.status <> 'cancelled' AND lost.merged_at IS NULL`;

/**
 * Cancels one of two appointments with one doctor at one time: the one that is still booked, the lost
 * record's if both are. When both are over, the lost record's is marked and keeps its status.
 */
async function settleAppointments(tx: Tx, pair: Pair, now: Date): Promise<void> {
  const cancelled = sql`status = 'cancelled', reason = ${M.bookedTwice}, updated_at = ${now}`;
  await sql`UPDATE appointments AS lost SET ${cancelled} FROM appointments AS kept
    WHERE ${sameSlot(pair)} AND lost.status = 'booked'`.execute(tx);
  await sql`UPDATE appointments AS kept SET ${cancelled} FROM appointments AS lost
    WHERE ${sameSlot(pair)} AND kept.status = 'booked'`.execute(tx);
  await sql`UPDATE appointments AS lost SET merged_at = ${now} FROM appointments AS kept
    WHERE ${sameSlot(pair)}`.execute(tx);
}

/** Cancels the draft when both records have an open visit and one is an untouched draft. */
async function settleDrafts(tx: Tx, pair: Pair, now: Date): Promise<void> {
  await sql`
    UPDATE visits SET status = 'cancelled', ended_at = ${now}, updated_at = ${now}
    WHERE clinic_id = ${pair.clinicId} AND id = (
      SELECT id FROM visits WHERE ${own(pair)} AND draft AND status = 'waiting'
        AND 2 = (SELECT count(*) FROM visits
          WHERE ${own(pair)} AND status IN ('waiting', 'consulting'))
      ORDER BY patient_id = ${pair.keptId}, id LIMIT 1)`.execute(tx);
}

/** Settles the rows that one patient may have once only. */
export async function settleRows(tx: Tx, pair: Pair, now: Date): Promise<void> {
  await settleBothConsents(tx, pair, now);
  await settleAppointments(tx, pair, now);
  await settleDrafts(tx, pair, now);
}
