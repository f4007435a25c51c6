import { sql } from 'kysely';
import { pick } from '#contract/kernel/field-names.ts';
import type { MergeDetails } from '#contract/merges/merge.rules.ts';
import { PATIENT_DETAILS } from '#contract/patients/patient.ts';
import { searchColumns, writeNameWords } from '../patients/index.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { isSubscribed } from './blocks.ts';
import type { Pair, RecordRow } from './records.store.ts';

const TERM = [
  'subscription_status',
  'subscription_plan_id',
  'subscription_start_date',
  'subscription_end_date',
  'subscription_payment_method',
] as const;

/** The subscription after a merge: the one that runs, or else the one that ended last. */
function termOf(kept: RecordRow, lost: RecordRow, now: Date) {
  if (isSubscribed(kept, now)) return pick(kept, TERM);
  const isLater =
    lost.subscription_end_date !== null &&
    (kept.subscription_end_date === null ||
      lost.subscription_end_date > kept.subscription_end_date);
  return pick(isSubscribed(lost, now) || isLater ? lost : kept, TERM);
}

/** Removes the words of the lost name, and forgets those that no other name has. */
export async function dropLostWords(tx: Tx, { clinicId, lostId }: Pair): Promise<void> {
  await sql`
    WITH gone AS (DELETE FROM patient_words
      WHERE clinic_id = ${clinicId} AND patient_id = ${lostId} RETURNING word)
    DELETE FROM name_words AS known USING gone
      WHERE known.clinic_id = ${clinicId} AND known.word = gone.word
        AND NOT EXISTS (SELECT FROM patient_words AS others
          WHERE others.clinic_id = ${clinicId} AND others.word = gone.word
            AND others.patient_id <> ${lostId})`.execute(tx);
}

/**
 * Writes the kept record after a merge, with its words for the search. It counts as registered when
 * the older of both was.
 */
export async function writeKept(
  tx: Tx,
  { clinicId, keptId }: Pair,
  at: { kept: RecordRow; lost: RecordRow; details: MergeDetails; now: Date },
): Promise<void> {
  const { kept, lost, details, now } = at;
  const term = termOf(kept, lost, now);
  const own = tx.updateTable('patients').where('clinic_id', '=', clinicId).where('id', '=', keptId);
  if (term.subscription_start_date !== kept.subscription_start_date) {
    // An ended term may overlap the one that runs, which the database rejects of a single record.
    await own.set({ subscription_status: 'none' }).execute();
  }
  const created_at = lost.created_at < kept.created_at ? lost.created_at : kept.created_at;
  const columns = { ...pick(details, PATIENT_DETAILS), ...searchColumns(details) };
  await own
    .set({
      ...columns,
      ...term,
      ai_response: kept.ai_response ?? lost.ai_response,
      created_at,
      updated_at: now,
    })
    .execute();
  await writeNameWords(tx, { ...columns, clinic_id: clinicId, id: keptId, created_at });
}
