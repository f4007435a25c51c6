import { sql } from 'kysely';
import { PATIENT_COLUMNS } from '#contract/patients/patient.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

/** The two records of a merge and their clinic. */
export type Pair = {
  readonly clinicId: string;
  readonly keptId: string;
  readonly lostId: string;
};

export type RecordRow = Awaited<ReturnType<typeof findBoth>>[number];

/**
 * The records of a pair, those that exist. With `lock`, they are locked in the order of their ids, so
 * that two merges of the same pair wait for one another; what starts something for either waits too.
 */
export function findBoth(
  tx: Tx,
  { clinicId, keptId, lostId }: Pair,
  { lock = false }: { lock?: boolean } = {},
) {
  const both = tx
    .selectFrom('patients')
    .where('clinic_id', '=', clinicId)
    .where('id', 'in', [keptId, lostId])
    .select(PATIENT_COLUMNS)
    .select(['created_by', 'updated_at', 'erased_at'])
    .orderBy('id');
  return (lock ? both.forUpdate() : both).execute();
}

/**
 * Locks the lost record's rows that other rows refer to, so that a transaction that adds one commits
 * before the move reads, or waits until after it.
 */
export async function lockRecords(tx: Tx, { clinicId, lostId }: Pair): Promise<void> {
  for (const table of ['visits', 'pharmacy_orders', 'lab_orders', 'bills'] as const) {
    await sql`SELECT FROM ${sql.table(table)}
      WHERE clinic_id = ${clinicId} AND patient_id = ${lostId}
      ORDER BY id FOR UPDATE`.execute(tx);
  }
}

/** The numbers of an earlier merge of a record; undefined when it has not been merged. */
export function findMerge(tx: Tx, { clinicId, lostId }: { clinicId: string; lostId: string }) {
  return tx
    .selectFrom('patient_merges as merge')
    .innerJoin('patients as kept', (join) => inClinic(join, 'kept.id', 'merge.patient_id'))
    .where('merge.clinic_id', '=', clinicId)
    .where('merge.lost_id', '=', lostId)
    .select(['merge.lost_token as lost', 'kept.token as kept'])
    .executeTakeFirst();
}

/** The records that became part of a patient's, by number. */
export function recordsMergedInto(tx: Tx, patientId: string) {
  return tx
    .selectFrom('patient_merges')
    .where('patient_id', '=', patientId)
    .select(['lost_id', 'lost_token', 'merged_at'])
    .orderBy('lost_token')
    .execute();
}

/** SQL for the numbers of the records that became part of a row of `patients`. */
export const OTHER_NUMBERS = sql<number[]>`ARRAY(SELECT lost_token FROM patient_merges AS merged
  WHERE merged.clinic_id = patients.clinic_id AND merged.patient_id = patients.id
  ORDER BY lost_token)`;

/** Their numbers. */
export async function otherNumbersOf(tx: Tx, patientId: string): Promise<number[]> {
  return (await recordsMergedInto(tx, patientId)).map(({ lost_token }) => lost_token);
}

/** Writes down that one record becomes part of the other. From here on its rows may move. */
export async function insertMerge(
  tx: Tx,
  { clinicId, keptId, lostId }: Pair,
  by: { lostToken: number; userId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('patient_merges')
    .values({
      clinic_id: clinicId,
      lost_id: lostId,
      lost_token: by.lostToken,
      patient_id: keptId,
      merged_at: by.now,
      merged_by: by.userId,
    })
    .execute();
}

/**
 * Removes the lost record, to which no row refers any more: the database rejects the removal otherwise.
 */
export async function removeLost(tx: Tx, { clinicId, lostId }: Pair): Promise<void> {
  await tx
    .deleteFrom('patients')
    .where('clinic_id', '=', clinicId)
    .where('id', '=', lostId)
    .executeTakeFirstOrThrow();
}
