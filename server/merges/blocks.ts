import { sql } from 'kysely';
import { uniteAllergies } from '#contract/merges/merge.rules.ts';
import { bothVisit, MERGE_MESSAGES as M } from '#contract/merges/merges.messages.ts';
import { ALLERGIES_MAX } from '#contract/patients/patient-input.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import type { Pair, RecordRow } from './records.store.ts';

/** Whether the record's subscription still runs. */
export const isSubscribed = (row: RecordRow, now: Date): boolean =>
  row.subscription_status === 'active' &&
  row.subscription_end_date !== null &&
  row.subscription_end_date > now;

/** The reasons that prevent a merge of these records now. An untouched draft prevents none. */
export async function findBlocks(
  tx: Tx,
  { clinicId }: Pair,
  { kept, lost, now }: { kept: RecordRow; lost: RecordRow; now: Date },
): Promise<string[]> {
  const blocks: string[] = [];
  if (kept.erased_at || lost.erased_at) blocks.push(M.erased);
  const of = sql`clinic_id = ${clinicId} AND patient_id IN (${kept.id}, ${lost.id})`;
  const { rows: visits } = await sql<{ token_no: number }>`
    SELECT token_no FROM visits WHERE ${of} AND status IN ('waiting', 'consulting') AND NOT draft
    ORDER BY created_at, id`.execute(tx);
  const [one, other] = visits;
  if (one && other) blocks.push(bothVisit([one.token_no, other.token_no]));
  const { rows: stays } = await sql`
    SELECT FROM admissions WHERE ${of} AND discharged_at IS NULL AND undone_at IS NULL`.execute(tx);
  if (stays.length > 1) blocks.push(M.bothAdmitted);
  if (isSubscribed(kept, now) && isSubscribed(lost, now)) blocks.push(M.bothSubscribed);
  const allergies = uniteAllergies(kept.allergies, lost.allergies)?.length ?? 0;
  if (allergies > ALLERGIES_MAX) blocks.push(M.tooManyAllergies);
  return blocks;
}

/** The names of constraints that a transaction of the same moment can still violate, and the text. */
export const BLOCKED_BY: Readonly<Record<string, string>> = {
  visits_one_open_a_patient: M.changedSince,
  admissions_one_running_a_patient: M.changedSince,
  appointments_one_a_patient: M.changedSince,
  patient_consents_one_standing: M.changedSince,
};
