import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db/scoped-database.ts';
import type { Pair } from './records.store.ts';

/** The tables whose rows move, with the column that names a row in the audit trail. */
export const MOVED_TABLES = {
  visits: 'id',
  vital_readings: 'id',
  pharmacy_orders: 'id',
  lab_orders: 'id',
  bills: 'id',
  admissions: 'id',
  appointments: 'id',
  patient_complaints: 'id',
  patient_consents: 'id',
  certificates: 'id',
  subscription_payments: 'id',
  provider_subscriptions: 'id',
  patient_reads: 'id',
  breach_patients: 'breach_id',
  patient_merges: 'lost_id',
} as const;

/** The tables with a patient that do not move, and why. */
export const UNMOVED_TABLES = {
  patient_words: 'the words of the lost name go, and those of the kept one are written again',
  patient_erasures: 'an erased record is never merged',
} as const;

export type MovedIds = { readonly [T in keyof typeof MOVED_TABLES]: readonly string[] };

/** Rows that the kept record has too, which go with the lost record. */
function besides(table: string, { keptId }: Pair): RawBuilder<unknown> {
  if (table !== 'breach_patients') return sql``;
  return sql` AND NOT EXISTS (SELECT FROM breach_patients AS kept
    WHERE kept.clinic_id = breach_patients.clinic_id AND kept.breach_id = breach_patients.breach_id
      AND kept.patient_id = ${keptId})`;
}

/**
 * Moves every row of the lost record to the kept one and returns their ids by table. One statement,
 * because the tables refer to one another with the patient, which is checked at its end.
 */
export async function moveRecords(tx: Tx, pair: Pair): Promise<MovedIds> {
  const { clinicId, keptId, lostId } = pair;
  const tables = Object.entries(MOVED_TABLES);
  const moves = tables.map(
    ([table, id]) => sql`${sql.ref(`moved_${table}`)} AS (
      UPDATE ${sql.table(table)} SET patient_id = ${keptId}
      WHERE clinic_id = ${clinicId} AND patient_id = ${lostId}${besides(table, pair)}
      RETURNING ${sql.ref(id)} AS id)`,
  );
  const ids = tables.map(
    ([table]) => sql`ARRAY(SELECT id FROM ${sql.ref(`moved_${table}`)} ORDER BY id)
      AS ${sql.ref(table)}`,
  );
  const { rows } = await sql<MovedIds>`
    WITH ${sql.join(moves, sql`, `)} SELECT ${sql.join(ids, sql`, `)}`.execute(tx);
  const [moved] = rows;
  if (!moved) throw new Error('The move of a merge returned nothing.');
  return moved;
}

/** Gives the kept record the marks of the lost one in the breaches that name both. */
export async function uniteBreaches(tx: Tx, { clinicId, keptId, lostId }: Pair): Promise<void> {
  await sql`
    UPDATE breach_patients AS kept
    SET opened = kept.opened OR lost.opened, changed = kept.changed OR lost.changed
    FROM breach_patients AS lost
    WHERE kept.clinic_id = ${clinicId} AND kept.patient_id = ${keptId}
      AND lost.clinic_id = kept.clinic_id AND lost.breach_id = kept.breach_id
      AND lost.patient_id = ${lostId}`.execute(tx);
}
