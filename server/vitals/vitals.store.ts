import { sql } from 'kysely';
import { type RecordVitalsBody, VITAL_SIGNS, VitalReading } from '#contract/vitals/vital-signs.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import { compiled } from '../platform/db/prepared/compiled.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

/** A visit with its patient. With `lock`, the visit is locked until the transaction ends. */
export function findVisit(tx: Tx, id: string, options: { lock?: true } = {}) {
  const query = tx.selectFrom('visits').where('id', '=', id).select(['id', 'patient_id']);
  return (options.lock ? query.forNoKeyUpdate() : query).executeTakeFirst();
}

/** All readings of a visit by id, with those that were corrected. */
export async function listReadingIds(tx: Tx, visitId: string) {
  const rows = await tx
    .selectFrom('vital_readings')
    .where('visit_id', '=', visitId)
    .select(['id', 'kind', 'replaces'])
    .execute();
  const replaced = new Set(rows.map(({ replaces }) => replaces));
  return new Map(rows.map(({ id, kind }) => [id, { kind, isReplaced: replaced.has(id) }]));
}

/** The readings that stand: neither replaced nor taken back. */
function standing(tx: Tx) {
  return tx
    .selectFrom('vital_readings as reading')
    .innerJoin('users', (join) => inClinic(join, 'users.id', 'reading.taken_by'))
    .leftJoin('vital_readings as newer', (join) => inClinic(join, 'newer.replaces', 'reading.id'))
    .where('newer.id', 'is', null)
    .where('reading.value', 'is not', null)
    .select(['reading.id', 'reading.visit_id', 'reading.kind', 'reading.value'])
    .select(['reading.taken_at', 'users.name as taker_name']);
}

type Row = {
  readonly id: string;
  readonly visit_id: string;
  readonly kind: string;
  readonly value: string | null;
  readonly taken_at: Date;
  readonly taker_name: string;
};

const present = (row: Row): VitalReading =>
  VitalReading.parse({
    id: row.id,
    visitId: row.visit_id,
    kind: row.kind,
    value: Number(row.value),
    takenAt: row.taken_at.toISOString(),
    takenBy: row.taker_name,
  });

/** The readings of a visit that stand, oldest first. */
export async function listReadingsOfVisit(tx: Tx, visitId: string): Promise<VitalReading[]> {
  const rows = await standing(tx)
    .where('reading.visit_id', '=', visitId)
    .orderBy('reading.taken_at')
    .orderBy('reading.id')
    .execute();
  return rows.map(present);
}

const MOST = 500;

/** The newest 500 readings of a patient that stand, oldest first. */
export async function listReadingsOfPatient(tx: Tx, patientId: string): Promise<VitalReading[]> {
  const rows = await standing(tx)
    .where('reading.patient_id', '=', patientId)
    .orderBy('reading.taken_at', 'desc')
    .orderBy('reading.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(present).reverse();
}

const NEWEST_WEIGHT = compiled((tx, { patientId }: { patientId: string }) =>
  standing(tx)
    .where('reading.patient_id', '=', patientId)
    .where('reading.kind', '=', 'weight')
    .orderBy('reading.taken_at', 'desc')
    .orderBy('reading.id', 'desc')
    .limit(sql.lit(1)),
);

/** The newest weight of a patient that stands, in kg, with its time. */
export async function findNewestWeight(tx: Tx, patientId: string) {
  const [row] = await NEWEST_WEIGHT.run(tx, { patientId }, {});
  return row && { kg: Number(row.value), takenAt: row.taken_at };
}

type Of = {
  readonly clinicId: string;
  readonly visitId: string;
  readonly patientId: string;
  readonly at: Date;
  readonly by: string;
};

/** Adds readings. Throws a unique violation when an id is used or a reading was already replaced. */
export async function addReadings(
  tx: Tx,
  { clinicId, visitId, patientId, at, by }: Of,
  readings: RecordVitalsBody['readings'],
): Promise<void> {
  await tx
    .insertInto('vital_readings')
    .values(
      readings.map(({ id, kind, value, replaces }) => ({
        clinic_id: clinicId,
        id,
        patient_id: patientId,
        visit_id: visitId,
        kind,
        value: value === null ? null : sql<string>`${value}::numeric`,
        unit: VITAL_SIGNS[kind].unit,
        taken_at: at,
        taken_by: by,
        replaces,
      })),
    )
    .execute();
}
