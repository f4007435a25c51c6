import { sql } from 'kysely';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { Paise } from '#contract/kernel/numbers/money.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type {
  comparePatients as endpoint,
  RecordFacts,
} from '#contract/merges/merges.endpoints.ts';
import { alreadyMerged, MERGE_MESSAGES as M } from '#contract/merges/merges.messages.ts';
import { dueOfPatient } from '../dues/index.ts';
import { findPatientRow, presentPatient } from '../patients/index.ts';
import { conflict, invalidField, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { findBlocks } from './blocks.ts';
import { versionOf } from './merge-patients.ts';
import { findBoth, findMerge, otherNumbersOf } from './records.store.ts';

type Counts = Omit<RecordFacts, 'billed' | 'paid' | 'due' | 'lastSeen' | 'otherNumbers'> & {
  readonly billed: number;
  readonly paid: number;
  readonly last_seen: Date | null;
};

async function factsOf(scope: ClinicScope, id: string): Promise<RecordFacts> {
  const { rows } = await sql<Counts>`SELECT
    (SELECT count(*)::int FROM visits WHERE patient_id = ${id} AND NOT draft) AS visits,
    (SELECT count(*)::int FROM pharmacy_orders WHERE patient_id = ${id} AND deleted_at IS NULL)
      AS prescriptions,
    (SELECT count(*)::int FROM lab_orders WHERE patient_id = ${id} AND deleted_at IS NULL)
      AS "labOrders",
    (SELECT count(*)::int FROM admissions WHERE patient_id = ${id} AND undone_at IS NULL) AS stays,
    (SELECT count(*)::int FROM appointments WHERE patient_id = ${id} AND status <> 'cancelled')
      AS appointments,
    (SELECT max(created_at) FROM visits
      WHERE patient_id = ${id} AND NOT draft AND status <> 'cancelled') AS last_seen,
    count(*)::int AS bills, coalesce(sum(due_paise), 0)::bigint AS billed,
    coalesce(sum(paid_paise), 0)::bigint AS paid
    FROM bills WHERE patient_id = ${id} AND status <> 'cancelled'`.execute(scope.tx);
  const [row] = rows;
  if (!row) throw notFound();
  const { last_seen, billed, paid, ...counts } = row;
  const due: Paise = (await dueOfPatient(scope, id)) ?? paise(0);
  return {
    ...counts,
    billed: paise(billed),
    paid: paise(paid),
    due,
    lastSeen: last_seen?.toISOString() ?? null,
    otherNumbers: await otherNumbersOf(scope.tx, id),
  };
}

async function recordOf(scope: ClinicScope, id: string) {
  const row = await findPatientRow(scope.tx, id);
  if (row) return { patient: presentPatient(row, scope), facts: await factsOf(scope, id) };
  const earlier = await findMerge(scope.tx, { clinicId: scope.actor.clinicId, lostId: id });
  throw earlier ? conflict(alreadyMerged(earlier)) : notFound();
}

/**
 * Returns two records side by side. Throws 400 for one record twice, 404 for an unknown one, and 409
 * for one that has already become part of another.
 */
export async function comparePatients(
  scope: ClinicScope,
  { params: { id, otherId } }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  if (id === otherId) throw invalidField('otherId', M.samePatient);
  const one = await recordOf(scope, id);
  const other = await recordOf(scope, otherId);
  const pair = { clinicId: scope.actor.clinicId, keptId: id, lostId: otherId };
  const rows = await findBoth(scope.tx, pair);
  const kept = rows.find((row) => row.id === id);
  const lost = rows.find((row) => row.id === otherId);
  if (!kept || !lost) throw notFound();
  return {
    one,
    other,
    blocks: await findBlocks(scope.tx, pair, { kept, lost, now: scope.now }),
    version: versionOf(rows),
  };
}
