import { type JoinBuilder, type SqlBool, type StringReference, sql } from 'kysely';

/**
 * Joins a row by its reference within one clinic: `inClinic(join, 'patients.id', 'visits.patient_id')`.
 * The clinic is part of the condition, so a join finds its rows on the node of their clinic.
 */
export function inClinic<DB, TB extends keyof DB>(
  join: JoinBuilder<DB, TB>,
  row: StringReference<DB, TB>,
  reference: StringReference<DB, TB>,
  preferred?: StringReference<DB, TB>,
): JoinBuilder<DB, TB> {
  const joined = join.on(sql<SqlBool>`${clinicOf(row)} = ${clinicOf(reference)}`);
  if (preferred === undefined) return joined.onRef(row, '=', reference);
  return joined.on(
    sql<SqlBool>`${sql.ref(row)} = coalesce(${sql.ref(preferred)}, ${sql.ref(reference)})`,
  );
}

const clinicOf = (column: string) => sql.ref(`${column.slice(0, column.indexOf('.'))}.clinic_id`);
