import { sql } from 'kysely';
import type { PastComplaint } from '#contract/consultation/complaint-history.ts';
import { yearsOn } from '#contract/patients/age.rules.ts';
import { BORN_FIELDS } from '#contract/patients/patient.ts';
import { inTable } from '../platform/db/columns/columns.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import type { ClinicScope } from '../platform/scope.ts';

/** All complaints of a patient, or a single one. */
type Wanted = { patientId: string } | { id: string };

function complaints(tx: Tx, wanted: Wanted) {
  const [column, value] =
    'id' in wanted ? (['id', wanted.id] as const) : (['patient_id', wanted.patientId] as const);
  const written = tx
    .selectFrom('visits')
    .where(column, '=', value)
    .where('complaint_hidden_at', 'is', null)
    .where(sql<boolean>`btrim(complaint, E' \\t\\r\\n') <> ''`)
    .select(['clinic_id', 'id', sql<string | null>`id`.as('record_id')])
    .select(['patient_id', 'complaint'])
    .select(['case_summary', 'created_at', 'written_at']);
  const added = tx
    .selectFrom('patient_complaints')
    .where(column, '=', value)
    .where('deleted_at', 'is', null)
    .select(['clinic_id', 'id', sql<string | null>`NULL::uuid`.as('record_id')])
    .select(['patient_id', 'complaint'])
    .select([sql<string>`''`.as('case_summary'), 'created_at', 'created_at as written_at']);
  return tx
    .selectFrom(written.unionAll(added).as('past'))
    .innerJoin('patients', (join) => inClinic(join, 'patients.id', 'past.patient_id'))
    .select(['past.id', 'past.record_id', 'past.patient_id', 'past.complaint'])
    .select(['past.case_summary', 'past.created_at', 'past.written_at'])
    .select('patients.gender')
    .select(inTable('patients', BORN_FIELDS))
    .orderBy('past.created_at', 'desc')
    .orderBy('past.id', 'desc');
}

type Reader = Pick<ClinicScope, 'tx' | 'today'>;
type Row = Awaited<ReturnType<ReturnType<typeof complaints>['execute']>>[number];

function presentComplaint(row: Row, today: string): PastComplaint {
  return {
    id: row.id,
    visitId: row.record_id,
    patientId: row.patient_id,
    complaint: row.complaint,
    case_summary: row.case_summary,
    age: yearsOn(row, today),
    gender: row.gender,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.written_at.toISOString(),
  };
}

/** A patient's complaints, newest first: those of visits and those without a visit. */
export async function listComplaints(
  { tx, today }: Reader,
  patientId: string,
): Promise<PastComplaint[]> {
  const rows = await complaints(tx, { patientId }).execute();
  return rows.map((row) => presentComplaint(row, today));
}

export async function findComplaint(
  { tx, today }: Reader,
  id: string,
): Promise<PastComplaint | undefined> {
  const row = await complaints(tx, { id }).executeTakeFirst();
  return row && presentComplaint(row, today);
}
