import type { CompiledQuery } from 'kysely';
import { v7 as newId } from 'uuid';
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
  if (clinicId === null) return tx.insertInto('system_audit_log').values(row).compile();
  return tx
    .insertInto('audit_log')
    .values({ ...row, clinic_id: clinicId })
    .compile();
}
