import { sql } from 'kysely';
import type { ReportedTestFacts } from '#contract/lab/lab-order.ts';
import type { ReportContent } from '#contract/lab/results/report.rules.ts';
import type { Norm, Norms } from '#contract/lab/results/report-norms.rules.ts';
import { paperHeadOf } from '../../clinics/index.ts';
import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';

export type ReportVersionRow = Awaited<ReturnType<typeof listNewestVersions>>[number];

/** The newest version of each report, which is the one shown. */
export async function listNewestVersions(tx: Tx, reportIds: readonly string[]) {
  if (reportIds.length === 0) return [];
  return (
    tx
      .selectFrom('lab_report_versions')
      .where('report_id', '=', sql<string>`ANY (${reportIds}::uuid[])`)
      .distinctOn('report_id')
      .select(['report_id', 'version', 'created_at'])
      // A version's content was checked when it was submitted.
      .select([sql<ReportContent>`content`.as('content'), sql<Norms | null>`norms`.as('norms')])
      .orderBy('report_id')
      .orderBy('version', 'desc')
      .execute()
  );
}

/** The highest version number that the order ever had, including deleted reports; 0 for none. */
export async function lastVersionOfOrder(tx: Tx, orderId: string): Promise<number> {
  const { last } = await tx
    .selectFrom('lab_report_versions as version')
    .innerJoin('lab_reports as report', (join) => inClinic(join, 'report.id', 'version.report_id'))
    .where('report.order_id', '=', orderId)
    .select((eb) => eb.fn.max('version.version').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** Every version of a report with its author and its paper, newest first. */
export function listVersions(tx: Tx, reportId: string) {
  return tx
    .selectFrom('lab_report_versions as version')
    .where('version.report_id', '=', reportId)
    .select(['version.version', 'version.created_at', 'version.writer_name'])
    .select(['version.writer_qualification', 'version.writer_registration'])
    .select(paperHeadOf('version').as('paper'))
    .select([
      sql<ReportContent>`version.content`.as('content'),
      sql<Norms | null>`version.norms`.as('norms'),
      sql<Readonly<Record<string, ReportedTestFacts>> | null>`version.tests`.as('tests'),
    ])
    .orderBy('version.version', 'desc')
    .execute();
}

/** A value outside the measuring range, such as `<0.01`, as `typedValue` stores it. */
const BOUNDED = '^[<>≤≥]-?[0-9]+([.][0-9]+)?$';
/** A number whose decimals end in zeros, such as `6.0`, as `typedValue` stores it. */
const PADDED = '^-?[0-9]+[.][0-9]*0$';

/** The number of values of a parameter in a trend. */
const TREND_VALUES = 5;

export type MeasuredRow = {
  patient_id: string;
  order_id: string;
  at: Date;
  test_id: string;
  test_name: string;
  parameter: string;
  /** A text where the number alone loses information: `<0.01`, `6.0`. */
  value: number | string;
  norm: Norm | null;
};

/**
 * The latest numeric values of each parameter in the reports of these patients, by test, newest
 * first.
 */
export async function listLastValues(
  tx: Tx,
  patientIds: readonly string[],
  values = TREND_VALUES,
): Promise<MeasuredRow[]> {
  const object = (value: string) =>
    sql.raw(`CASE jsonb_typeof(${value}) WHEN 'object' THEN ${value} ELSE '{}' END`);
  const { rows } = await sql<MeasuredRow>`
    WITH standing AS (
      SELECT DISTINCT ON (o.id) o.clinic_id, o.patient_id, o.id, coalesce(o.collected_at, o.created_at) AS at,
        version.content, version.norms
      FROM lab_orders AS o
      JOIN lab_report_versions AS version
        ON version.clinic_id = o.clinic_id AND version.report_id = o.report_id
      WHERE o.patient_id = ANY (${patientIds}::uuid[]) AND o.deleted_at IS NULL
      ORDER BY o.id, version.version DESC
    ), measured AS (
      SELECT standing.clinic_id, standing.patient_id, standing.id AS order_id, standing.at,
        test.key::uuid AS test_id, found.key AS parameter, found.value,
        standing.norms #> ARRAY[test.key, found.key] AS norm,
        row_number() OVER (
          PARTITION BY standing.patient_id, test.key, found.key ORDER BY standing.at DESC, standing.id DESC) AS turn
      FROM standing,
        jsonb_each(${object('standing.content')}) AS test,
        jsonb_each(${object('test.value')}) AS found
      WHERE jsonb_typeof(found.value) = 'number'
        OR (jsonb_typeof(found.value) = 'string' AND found.value #>> '{}' ~ ${BOUNDED})
        OR (jsonb_typeof(found.value) = 'string' AND found.value #>> '{}' ~ ${PADDED}
          AND NOT EXISTS (
            SELECT FROM lab_test_parameters AS told
            WHERE told.clinic_id = standing.clinic_id AND told.test_id = test.key::uuid
              AND told.name = found.key AND told.type <> 'number'))
    )
    SELECT patient_id, order_id, at, test_id, lab_tests.name AS test_name, parameter,
      value, norm
    FROM measured
    JOIN lab_tests ON lab_tests.clinic_id = measured.clinic_id AND lab_tests.id = measured.test_id
    WHERE turn <= ${values}
    ORDER BY lower(lab_tests.name), test_id, parameter, turn`.execute(tx);
  return rows;
}
