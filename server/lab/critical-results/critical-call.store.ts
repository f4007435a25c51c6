import { sql } from 'kysely';
import type { CriticalCall } from '#contract/lab/critical/critical-call.ts';
import { inClinic } from '../../platform/db/in-clinic.ts';
import type { ClinicScope } from '../../platform/scope.ts';

const RESULTS = sql<string[]>`(SELECT coalesce(jsonb_agg(about.result_id ORDER BY about.result_id),
    '[]') FROM lab_critical_call_results AS about
  WHERE about.clinic_id = call.clinic_id AND about.call_id = call.id)`;

/** The calls about the critical results of these orders, oldest first, by order. */
export async function readCriticalCalls(
  { tx }: Pick<ClinicScope, 'tx'>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, CriticalCall[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('lab_critical_calls as call')
    .innerJoin('users', (join) => inClinic(join, 'users.id', 'call.called_by'))
    .where('call.order_id', '=', sql<string>`ANY (${orderIds}::uuid[])`)
    .select(['call.id', 'call.order_id', 'call.told', 'call.called_at', 'call.read_back'])
    .select(['users.name', RESULTS.as('results')])
    .orderBy('call.called_at')
    .orderBy('call.id')
    .execute();
  const calls = rows.map(({ order_id, id, told, called_at, read_back, name, results }) => ({
    order_id,
    call: {
      ...{ id, told, results },
      calledAt: called_at.toISOString(),
      calledBy: name,
      readBack: read_back,
    },
  }));
  const byOrder = Map.groupBy(calls, ({ order_id }) => order_id);
  return new Map([...byOrder].map(([id, of]) => [id, of.map(({ call }) => call)]));
}

type NewCall = {
  readonly id: string;
  readonly orderId: string;
  readonly told: string;
  readonly calledAt: Date;
  readonly readBack: boolean;
  readonly results: readonly string[];
};

/** Inserts a call by the actor with the results that it was about. */
export async function insertCriticalCall(
  { tx, actor, now }: ClinicScope,
  { id, orderId, told, calledAt, readBack, results }: NewCall,
): Promise<void> {
  const clinic_id = actor.clinicId;
  await tx
    .insertInto('lab_critical_calls')
    .values({
      ...{ clinic_id, id, order_id: orderId, told },
      called_at: calledAt,
      read_back: readBack,
      called_by: actor.id,
      created_at: now,
    })
    .execute();
  await tx
    .insertInto('lab_critical_call_results')
    .values(results.map((result_id) => ({ clinic_id, call_id: id, order_id: orderId, result_id })))
    .execute();
}
