import type { CompiledQuery } from 'kysely';
import { v7 as newId } from 'uuid';
import { compiled } from './db/prepared/compiled.ts';
import type { Tx } from './db/scoped-database.ts';

export type Audited = {
  /** The record's clinic. Records of no clinic go to the system's own ledger. */
  readonly clinicId: string | null;
  readonly at: Date;
  readonly userId: string | null;
  readonly verb: string;
  readonly record: { readonly type: string; readonly id: string };
  readonly changes?: object;
};

type Row = {
  readonly id: string;
  readonly at: Date;
  readonly user_id: string | null;
  readonly verb: string;
  readonly record_type: string;
  readonly record_id: string;
  readonly changes: string;
};

const CLINIC_ROW = compiled((tx, row: Row & { clinic_id: string }) =>
  tx.insertInto('audit_log').values({
    ...columns(row),
    clinic_id: row.clinic_id,
  }),
);
const SYSTEM_ROW = compiled((tx, row: Row) =>
  tx.insertInto('system_audit_log').values(columns(row)),
);

function columns({ id, at, user_id, verb, record_type, record_id, changes }: Row) {
  return { id, at, user_id, verb, record_type, record_id, changes };
}

/** The query that inserts the audit row of a user's change to a record. */
export function auditRow(
  tx: Tx,
  { clinicId, at, userId, verb, record, changes = {} }: Audited,
): CompiledQuery {
  const row = {
    id: newId(),
    at,
    user_id: userId,
    verb,
    record_type: record.type,
    record_id: record.id,
    changes: JSON.stringify(changes),
  };
  if (clinicId === null) return SYSTEM_ROW.query(tx, row, {});
  return CLINIC_ROW.query(tx, { ...row, clinic_id: clinicId }, {});
}
