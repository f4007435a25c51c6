import { type RawBuilder, sql } from 'kysely';
import type { KeptRead } from '#contract/access/access.ts';
import { ALL_ENDPOINTS } from '#contract/endpoints.ts';
import type { Role } from '#contract/kernel/roles.ts';
import { SCREENS } from '#contract/kernel/screens.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

type ReadRow = {
  id: string;
  at: Date;
  kind: KeptRead['kind'];
  screen: string;
  call: string;
  user_id: string;
  user_name: string;
  user_role: Role;
  patient_id: string | null;
  patient_name: string | null;
  token: number | null;
};

/** A stored call without the names of its path's parameters, which may change. */
const withoutNames = (call: string) => call.replaceAll(/:\w+/g, ':');

const SUMMARIES = new Map(
  ALL_ENDPOINTS.map(({ method, path, summary }) => [withoutNames(`${method} ${path}`), summary]),
);

function present(row: ReadRow): KeptRead {
  return {
    id: row.id,
    at: row.at.toISOString(),
    person: { id: row.user_id, name: row.user_name, role: row.user_role },
    kind: row.kind,
    patient:
      row.patient_id === null
        ? null
        : { id: row.patient_id, name: row.patient_name ?? '', token: row.token ?? 0 },
    screen: SCREENS[row.screen] ?? null,
    // Calls that no longer exist are shown by their stored name.
    asked: SUMMARIES.get(withoutNames(row.call)) ?? row.call,
  };
}

/** One page of a clinic's reads, newest first, with the total. */
export async function pageOfReads(
  tx: Tx,
  {
    clinicId,
    which,
    page,
    limit,
  }: {
    clinicId: string;
    which: RawBuilder<unknown>;
    page: number;
    limit: number;
  },
): Promise<{ reads: KeptRead[]; totalCount: number }> {
  const { rows } = await sql<ReadRow>`
    SELECT r.id, r.at, r.kind, r.screen, r.call, r.user_id, u.name AS user_name,
      u.role AS user_role, r.patient_id, p.name AS patient_name, p.token
    FROM patient_reads r
    JOIN users u ON u.clinic_id = r.clinic_id AND u.id = r.user_id
    LEFT JOIN patients p ON p.clinic_id = r.clinic_id AND p.id = r.patient_id
    WHERE r.clinic_id = ${clinicId} AND ${which}
    ORDER BY r.at DESC, r.id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(tx);
  const { rows: counted } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM patient_reads r
    WHERE r.clinic_id = ${clinicId} AND ${which}`.execute(tx);
  return { reads: rows.map(present), totalCount: counted[0]?.count ?? 0 };
}
