import { sql } from 'kysely';
import type { listChanges as endpoint } from '#contract/access/access.endpoints.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { Role } from '#contract/kernel/roles.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { changedFieldsOf } from './audited-fields.ts';
import { findPatient } from './find-patient.ts';
import { recordsOf } from './records-of-patient.ts';

type ChangeRow = {
  id: string;
  at: Date;
  verb: string;
  record_type: string;
  changes: unknown;
  user_id: string | null;
  user_name: string | null;
  user_role: Role | null;
};

/** Turns `update-patient` into `Update patient`. */
function inWords(name: string): string {
  const words = name.replaceAll(/[-_.]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Changes to a patient and to all of the patient's records, newest first. */
export async function changesOfPatient(
  { tx, actor: { clinicId } }: ClinicScope,
  { params, query: { page, limit } }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { id } = await findPatient(tx, { clinicId, id: params.id });
  const which = sql`a.clinic_id = ${clinicId}
    AND a.record_id IN (${recordsOf({ clinicId, patientId: id })})`;
  const { rows } = await sql<ChangeRow>`
    SELECT a.id, a.at, a.verb, a.record_type, a.changes, a.user_id,
      u.name AS user_name, u.role AS user_role
    FROM audit_log a LEFT JOIN users u ON u.id = a.user_id
    WHERE ${which} ORDER BY a.at DESC, a.id DESC
    LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(tx);
  const { rows: counted } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM audit_log a WHERE ${which}`.execute(tx);
  return {
    totalCount: counted[0]?.count ?? 0,
    changes: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      person:
        (row.user_id &&
          row.user_role && {
            id: row.user_id,
            name: row.user_name ?? '',
            role: row.user_role,
          }) ||
        null,
      did: inWords(row.verb),
      record: inWords(row.record_type),
      fields: changedFieldsOf(row.changes),
    })),
  };
}
