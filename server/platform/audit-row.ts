import type { CompiledQuery } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Tx } from './db/scope.ts';

export type Audited = {
  /** Whose record it is; what belongs to no clinic stands in the system's own ledger. */
  readonly clinicId: string | null;
  readonly at: Date;
  readonly userId: string | null;
  readonly verb: string;
  readonly record: { readonly type: string; readonly id: string };
  readonly changes?: object;
};

/** The query that writes the audit row of what somebody did to a record. */
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
