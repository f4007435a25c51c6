import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { pick } from '#contract/kernel/field-names.ts';
import { mergeDetails } from '#contract/merges/merge.rules.ts';
import type { mergePatients as endpoint } from '#contract/merges/merges.endpoints.ts';
import {
  alreadyMerged,
  MERGE_MESSAGES as M,
  mergedInto,
} from '#contract/merges/merges.messages.ts';
import { PATIENT_DETAILS } from '#contract/patients/patient.ts';
import { changedFields } from '../platform/changed-fields.ts';
import { violatedConstraint } from '../platform/db/violations.ts';
import { conflict, invalidField, notFound } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { BLOCKED_BY, findBlocks } from './blocks.ts';
import { type MovedIds, moveRecords, uniteBreaches } from './move-records.store.ts';
import {
  findBoth,
  findMerge,
  insertMerge,
  lockRecords,
  type Pair,
  type RecordRow,
  removeLost,
} from './records.store.ts';
import { settleRows } from './settle-rows.ts';
import { dropLostWords, writeKept } from './write-kept.store.ts';

/** Everything that a screen shows of a patient may have moved. */
const TOPICS = [
  ...(['patients', 'queue', 'bills', 'appointments', 'pharmacy-orders', 'lab-orders'] as const),
  ...(['vitals', 'subscriptions', 'ai-runs'] as const),
];

/** Names the state of two records, whichever is first. */
export const versionOf = (rows: readonly RecordRow[]): string =>
  rows
    .map(({ id, updated_at }) => `${id.slice(-8)}.${updated_at.getTime()}`)
    .sort()
    .join('-');

/**
 * Locks both records. Throws 400 for one record twice, 404 for an unknown one, and 409 when one has
 * already become part of another.
 */
async function lockPair(scope: Scope, pair: Pair): Promise<{ kept: RecordRow; lost: RecordRow }> {
  if (pair.keptId === pair.lostId) throw invalidField('lostId', M.samePatient);
  const rows = await findBoth(scope.tx, pair, { lock: true });
  const kept = rows.find(({ id }) => id === pair.keptId);
  const lost = rows.find(({ id }) => id === pair.lostId);
  if (kept && lost) return { kept, lost };
  for (const id of [pair.lostId, pair.keptId]) {
    const earlier = await findMerge(scope.tx, { clinicId: pair.clinicId, lostId: id });
    if (earlier) throw conflict(alreadyMerged(earlier));
  }
  throw notFound();
}

function changesOf(kept: RecordRow, lost: RecordRow, after: object, moved: MovedIds): object {
  const given = changedFields(kept, after);
  const old = Object.entries(kept).filter(([field]) => field in given);
  return {
    ...given,
    before: Object.fromEntries(old),
    merged: { ...pick(lost, PATIENT_DETAILS), id: lost.id, token: lost.token },
    moved: Object.fromEntries(Object.entries(moved).filter(([, ids]) => ids.length > 0)),
  };
}

async function merge(
  scope: Scope,
  pair: Pair,
  { take, version }: EndpointRequest<typeof endpoint>['body'],
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor, now } = scope;
  const { kept, lost } = await lockPair(scope, pair);
  if (version !== undefined && version !== versionOf([kept, lost])) throw conflict(M.changedSince);
  await lockRecords(tx, pair);
  const [block] = await findBlocks(tx, pair, { kept, lost, now });
  if (block) throw conflict(block);
  await insertMerge(tx, pair, { lostToken: lost.token, userId: actor.id, now });
  await settleRows(tx, pair, now);
  await uniteBreaches(tx, pair);
  const moved = await moveRecords(tx, pair);
  await dropLostWords(tx, pair);
  await removeLost(tx, pair);
  const details = mergeDetails(kept, lost, take);
  await writeKept(tx, pair, { kept, lost, details, now });
  await scope.audit(
    'merge-patients',
    { type: 'patient', id: kept.id },
    changesOf(kept, lost, details, moved),
  );
  for (const topic of TOPICS) scope.changed(topic, kept.id);
  const numbers = { lost: lost.token, kept: kept.token };
  return {
    message: mergedInto(numbers),
    keptId: kept.id,
    token: kept.token,
    lostToken: lost.token,
    moved: Object.fromEntries(Object.entries(moved).map(([table, ids]) => [table, ids.length])),
  };
}

/**
 * Moves everything of one record of the clinic to another in one transaction, which runs as the system:
 * a clinic's role cannot change whose a payment or a reading is. Throws 409 with the reason when the
 * records cannot be merged now.
 */
export async function mergePatients(
  scope: Scope,
  { params, body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const pair = {
    clinicId: scope.actor.clinicId ?? '',
    keptId: params.id,
    lostId: body.lostId,
  };
  try {
    return await merge(scope, pair, body);
  } catch (error) {
    const blocked = BLOCKED_BY[violatedConstraint(error) ?? ''];
    throw blocked ? conflict(blocked) : error;
  }
}
