import { sql } from 'kysely';
import { foldName } from '#contract/patients/search.rules.ts';
import { HeldRow } from '#contract/visit-sheet/visit-sheet.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

/** A visit with its patient. With `lock`, the visit is locked until the transaction ends. */
export function findVisit(tx: Tx, id: string, options: { lock?: true } = {}) {
  const query = tx.selectFrom('visits').where('id', '=', id).select(['id', 'patient_id']);
  return (options.lock ? query.forNoKeyUpdate() : query).executeTakeFirst();
}

/** The doctor of a visit. */
export async function findDoctorOf(tx: Tx, visitId: string) {
  const doctor = await tx
    .selectFrom('visits')
    .innerJoin('users', 'users.id', 'visits.doctor_id')
    .where('visits.id', '=', visitId)
    .select(['users.name', 'users.qualification', 'users.registration'])
    .executeTakeFirst();
  return doctor ?? null;
}

/** The saved part of a sheet; undefined before the first save. */
export function findSheet(tx: Tx, visitId: string) {
  return tx
    .selectFrom('visit_sheets as sheet')
    .innerJoin('users', 'users.id', 'sheet.updated_by')
    .where('sheet.visit_id', '=', visitId)
    .select(['sheet.version', 'sheet.advice', 'sheet.outside_tests', 'sheet.follow_up_on'])
    .select('sheet.updated_at')
    .select('users.name as updater_name')
    .executeTakeFirst();
}

/** The diagnoses of a visit, the main one first. */
export async function listDiagnosesOf(tx: Tx, visitId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('visit_diagnoses')
    .where('visit_id', '=', visitId)
    .select('name')
    .orderBy('position')
    .execute();
  return rows.map(({ name }) => name);
}

/** The part of a sheet that a record's copy tells. */
export type ToldSheet = {
  readonly diagnoses: readonly string[];
  readonly advice: string;
  readonly outside_tests: string;
  readonly follow_up_on: string | null;
  readonly updated_at: Date;
};

/** The diagnoses, advice, tests elsewhere and follow-up of a patient's visits, by visit. */
export async function listSheetsOfPatient(
  tx: Tx,
  patientId: string,
): Promise<ReadonlyMap<string, ToldSheet>> {
  const rows = await tx
    .selectFrom('visit_sheets as sheet')
    .innerJoin('visits as visit', (join) => inClinic(join, 'visit.id', 'sheet.visit_id'))
    .where('visit.patient_id', '=', patientId)
    .select(['sheet.visit_id', 'sheet.advice', 'sheet.outside_tests', 'sheet.follow_up_on'])
    .select('sheet.updated_at')
    .select(
      sql<string[]>`ARRAY(SELECT name FROM visit_diagnoses AS diagnosis
        WHERE diagnosis.clinic_id = sheet.clinic_id AND diagnosis.visit_id = sheet.visit_id
        ORDER BY diagnosis.position)`.as('diagnoses'),
    )
    .execute();
  return new Map(rows.map((row) => [row.visit_id, row]));
}

/** The rows of a visit that are not ordered yet. */
export async function listHeldRows(tx: Tx, visitId: string): Promise<HeldRow[]> {
  const rows = await tx
    .selectFrom('visit_held_rows')
    .where('visit_id', '=', visitId)
    .select(['id', 'kind', 'typed', 'item'])
    .orderBy('position')
    .execute();
  return rows.map((row) => HeldRow.parse(row));
}

type SheetWrite = {
  readonly clinicId: string;
  readonly visitId: string;
  readonly version: number;
  readonly advice: string;
  readonly outsideTests: string;
  readonly followUpOn: string | null;
  readonly at: Date;
  readonly by: string;
};

/** Writes the sheet with its next version. */
export async function writeSheet(tx: Tx, sheet: SheetWrite): Promise<void> {
  const values = {
    version: sheet.version,
    advice: sheet.advice,
    outside_tests: sheet.outsideTests,
    follow_up_on: sheet.followUpOn,
    updated_at: sheet.at,
    updated_by: sheet.by,
  };
  await tx
    .insertInto('visit_sheets')
    .values({ clinic_id: sheet.clinicId, visit_id: sheet.visitId, ...values })
    .onConflict((conflict) => conflict.columns(['clinic_id', 'visit_id']).doUpdateSet(values))
    .execute();
}

type Of = { readonly clinicId: string; readonly visitId: string };

/** Replaces the diagnoses of a visit. A kept one keeps its author and time. */
export async function writeDiagnoses(
  tx: Tx,
  { clinicId, visitId, at, by }: Of & { readonly at: Date; readonly by: string },
  names: readonly string[],
): Promise<void> {
  const before = await tx
    .deleteFrom('visit_diagnoses')
    .where('visit_id', '=', visitId)
    .returning(['name', 'noted_at', 'noted_by'])
    .execute();
  if (names.length === 0) return;
  const notedOf = new Map(before.map(({ name, ...noted }) => [name, noted]));
  await tx
    .insertInto('visit_diagnoses')
    .values(
      names.map((name, position) => ({
        clinic_id: clinicId,
        visit_id: visitId,
        position,
        name,
        ...(notedOf.get(name) ?? { noted_at: at, noted_by: by }),
      })),
    )
    .execute();
}

/** Replaces the rows of a visit that are not ordered yet. */
export async function writeHeldRows(
  tx: Tx,
  { clinicId, visitId }: Of,
  rows: readonly HeldRow[],
): Promise<void> {
  await tx.deleteFrom('visit_held_rows').where('visit_id', '=', visitId).execute();
  if (rows.length === 0) return;
  await tx
    .insertInto('visit_held_rows')
    .values(
      rows.map(({ id, kind, typed, item }, position) => ({
        clinic_id: clinicId,
        visit_id: visitId,
        id,
        position,
        kind,
        typed,
        item: item && JSON.stringify(item),
      })),
    )
    .execute();
}

const MOST = 10;

/** The clinic's diagnoses with a word that begins with the term, most used first. */
export function findDiagnoses(tx: Tx, search: string) {
  const term = foldName(search).trim();
  return tx
    .selectFrom('visit_diagnoses')
    .select((eb) => [
      sql<string>`mode() WITHIN GROUP (ORDER BY name)`.as('name'),
      eb.fn.countAll<number>().as('uses'),
    ])
    .where(
      term === ''
        ? sql<boolean>`true`
        : sql<boolean>`(starts_with(lower(name), ${term}) OR strpos(lower(name), ${` ${term}`}) > 0)`,
    )
    .groupBy(sql`lower(name)`)
    .orderBy('uses', 'desc')
    .orderBy('name')
    .limit(MOST)
    .execute();
}
