import type { VisitNote } from '#contract/consultation/visit-note.ts';
import { yearsOn } from '#contract/patients/age.rules.ts';
import { BORN_FIELDS } from '#contract/patients/patient.ts';
import { readClosing } from '../addenda/index.ts';
import { inTable } from '../platform/db/columns/columns.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';

/** The written part of a visit. With `lock`, the row is locked. Throws 404 for an unknown visit. */
export async function readVisitNote(
  { tx, now, today }: Pick<ClinicScope, 'tx' | 'now' | 'today'>,
  id: string,
  options: { lock?: true } = {},
): Promise<VisitNote> {
  let query = tx
    .selectFrom('visits')
    .innerJoin('patients', (join) => inClinic(join, 'patients.id', 'visits.patient_id'))
    .where('visits.id', '=', id)
    .select([
      'visits.id',
      'visits.patient_id',
      'visits.complaint',
      'visits.case_summary',
      'visits.status',
      'visits.created_at',
      'visits.written_at',
      'patients.gender',
    ])
    .select(inTable('patients', BORN_FIELDS));
  if (options.lock) query = query.forNoKeyUpdate('visits');
  const row = await query.executeTakeFirst();
  if (!row) throw notFound();
  return {
    id: row.id,
    visitId: row.id,
    complaint: row.complaint,
    case_summary: row.case_summary,
    patientId: row.patient_id,
    age: yearsOn(row, today),
    gender: row.gender,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.written_at.toISOString(),
    ...(await readClosing({ tx, now }, id)),
  };
}
