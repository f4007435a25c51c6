import { SUMMARY_PARTS, type SummaryContent } from '#contract/discharge/discharge-summary.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

function summaries(tx: Tx) {
  return tx
    .selectFrom('discharge_summaries as summary')
    .innerJoin('users', (join) => inClinic(join, 'users.id', 'summary.updated_by'))
    .select(SUMMARY_PARTS.map((part) => `summary.${part}` as const))
    .select(['summary.admission_id', 'summary.version', 'summary.follow_up_on'])
    .select(['summary.updated_at', 'users.name as updater_name']);
}

export type SummaryRow = Awaited<ReturnType<typeof listSummariesOfPatient>>[number];

/** The saved summary of a stay; undefined before the first save. */
export function findSummary(tx: Tx, stayId: string) {
  return summaries(tx).where('summary.admission_id', '=', stayId).executeTakeFirst();
}

/** The saved summaries of a patient's stays that were not undone. */
export function listSummariesOfPatient(tx: Tx, patientId: string) {
  return summaries(tx)
    .innerJoin('admissions', (join) => inClinic(join, 'admissions.id', 'summary.admission_id'))
    .where('admissions.patient_id', '=', patientId)
    .where('admissions.undone_at', 'is', null)
    .execute();
}

/** The doctor of a stay, with the details that a paper prints. */
export function findDoctor(tx: Tx, doctorId: string) {
  return tx
    .selectFrom('users')
    .where('id', '=', doctorId)
    .select(['name', 'qualification', 'registration'])
    .executeTakeFirst();
}

/** Locks a stay, so that one save of its summary follows another. */
export async function lockStayOf(tx: Tx, stayId: string): Promise<void> {
  await tx
    .selectFrom('admissions')
    .where('id', '=', stayId)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

type SummaryWrite = {
  readonly clinicId: string;
  readonly stayId: string;
  readonly version: number;
  readonly content: SummaryContent;
  readonly at: Date;
  readonly by: string;
};

/** Writes the summary of a locked stay with its next version. */
export async function writeSummary(
  tx: Tx,
  { clinicId, stayId, version, content, at, by }: SummaryWrite,
): Promise<void> {
  const { followUpOn: follow_up_on, ...parts } = content;
  const values = { ...parts, follow_up_on, version, updated_at: at, updated_by: by };
  await tx
    .insertInto('discharge_summaries')
    .values({ clinic_id: clinicId, admission_id: stayId, ...values })
    .onConflict((of) => of.columns(['clinic_id', 'admission_id']).doUpdateSet(values))
    .execute();
}
