import type {
  dismissProposals as dismissEndpoint,
  undoProposals as undoEndpoint,
} from '#contract/ai/ai.endpoints.ts';
import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import { effectsOf } from '#contract/ai/plan/effects.rules.ts';
import { mayMake } from '#contract/ai/plan/may-make.rules.ts';
import { Plan } from '#contract/ai/plan/plan.schema.ts';
import { type EndpointReply, type EndpointRequest, mayCall } from '#contract/kernel/endpoint.ts';
import type { Role } from '#contract/kernel/roles.ts';
import { conflict, forbidden, invalidField, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { lockSheet } from '../visit-sheet/index.ts';
import { takeBack } from './changes/take-back.ts';
import { UNDO_CALLS, Undo } from './changes/undo.ts';
import { decide } from './decide.ts';
import { findRun, lockProposals, lockRun, type ProposalRow, planOf } from './proposal.store.ts';
import { readRun } from './read-runs.ts';
import { divide, keepRest } from './split-proposal.ts';

/** Undoes applied proposals, last first, all or none. Idempotent: undone proposals stay undone. */
export async function undoProposals(
  scope: ClinicScope,
  { params, body: { positions } }: EndpointRequest<typeof undoEndpoint>,
): Promise<EndpointReply<typeof undoEndpoint>> {
  const rows = await lockProposals(scope.tx, params.id, positions);
  if (rows.length < positions.length) throw notFound(M.unknownProposal);
  const visitId = rows.some(({ state }) => state === 'applied')
    ? (await findRun(scope.tx, params.id))?.visit_id
    : null;
  // Before any order, like a save of the sheet.
  if (visitId) await lockSheet(scope, visitId);
  for (const row of rows.toReversed()) {
    if (row.state === 'undone') continue;
    if (row.state !== 'applied' || row.undo === null) throw conflict(M.notUndoable);
    const undo = Undo.parse(row.undo);
    if (!mayCall(UNDO_CALLS[undo.type], scope.actor.role)) throw forbidden(M.notForRole);
    await takeBack(scope, undo);
    await decide(scope, row, { state: 'undone', message: 'Undone.' });
  }
  return readRun(scope, params.id);
}

/**
 * Dismisses proposals, or some lines of one. Applied and undone ones stay as they are. Throws 403
 * unless the user asked for the answer, or has a role that may make the change.
 */
export async function dismissProposals(
  scope: ClinicScope,
  { params, body: { positions, lines } }: EndpointRequest<typeof dismissEndpoint>,
): Promise<EndpointReply<typeof dismissEndpoint>> {
  if (lines) await lockRun(scope.tx, params.id);
  const rows = await lockProposals(scope.tx, params.id, positions);
  if (rows.length < positions.length) throw notFound(M.unknownProposal);
  const isAsker = (await findRun(scope.tx, params.id))?.asked_by === scope.actor.id;
  for (const row of rows) {
    if (!lines && row.state !== 'waiting' && row.state !== 'failed') continue;
    if (!isAsker && !mayLeaveOut(row, scope.actor.role)) throw forbidden(M.notForRole);
    const part = lines ? await leftOutPart(scope, row, lines) : {};
    await decide(scope, row, { state: 'dismissed', message: 'Dismissed.', ...part });
  }
  return readRun(scope, params.id);
}

/** Keeps the other lines of a proposal as a new one, and returns what is left out. */
async function leftOutPart(scope: ClinicScope, row: ProposalRow, lines: readonly number[]) {
  const planned = planOf(row);
  if (planned.kind !== 'change') throw invalidField('lines', M.unknownLine);
  const { chosen, rest } = await divide(scope, row, planned, { lines, isLeftOut: true });
  return {
    plan: chosen,
    effects: effectsOf(chosen.change),
    rest: await keepRest(scope, row, rest),
  };
}

function mayLeaveOut({ plan }: Pick<ProposalRow, 'plan'>, role: Role): boolean {
  const planned = Plan.parse(plan);
  return planned.kind !== 'change' || mayMake(planned.change, role);
}
