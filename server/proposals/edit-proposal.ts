import { z } from 'zod';
import type { editProposal as endpoint } from '#contract/ai/ai.endpoints.ts';
import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import { isSameAim } from '#contract/ai/plan/edit-plan.rules.ts';
import { effectsOf } from '#contract/ai/plan/effects.rules.ts';
import { mayMake } from '#contract/ai/plan/may-make.rules.ts';
import { Plan } from '#contract/ai/plan/plan.schema.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { storableText } from '#contract/kernel/storable.ts';
import { conflict, forbidden, invalidField, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { keepEdit, lockProposals } from './proposal.store.ts';
import { readRun } from './read-runs.ts';

/**
 * Stores a proposal as a person edited it; nothing is applied. Throws 409 once it is decided, 403
 * for a role that may not make the change, and 400 when it would concern another record.
 */
export async function editProposal(
  scope: ClinicScope,
  { params: { id }, body: { position, plan } }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const [row] = await lockProposals(scope.tx, id, [position]);
  if (!row) throw notFound(M.unknownProposal);
  if (row.state !== 'waiting' && row.state !== 'failed') throw conflict(M.decidedMeanwhile);
  const planned = Plan.parse(row.plan);
  if (
    planned.kind !== 'change' ||
    plan.kind !== 'change' ||
    !isSameAim(planned.change, plan.change)
  )
    throw invalidField('plan', M.otherAim);
  if (!mayMake(plan.change, scope.actor.role)) throw forbidden(M.notForRole);
  await keepEdit(scope.tx, row.id, {
    edited: JSON.stringify(z.encode(Plan, plan), storableText),
    effects: [...effectsOf(plan.change)],
  });
  const { action } = row;
  await scope.audit('assistant-edited', { type: 'ai-run', id }, { action, position });
  scope.changed('ai-runs', id);
  return readRun(scope, id);
}
