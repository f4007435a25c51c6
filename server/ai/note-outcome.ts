import type { noteOutcome as endpoint } from '#contract/ai/ai.endpoints.ts';
import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { isRun } from './ai-run.store.ts';

/** Keeps what a person did with one action of an answer. 404 when the answer is not there. */
export async function noteOutcome(
  scope: ClinicScope,
  { params, body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor, now } = scope;
  if (!(await isRun(tx, params.id))) throw notFound(M.unknownRun);
  const id = scope.newId();
  await tx
    .insertInto('ai_run_outcomes')
    .values({
      ...body,
      clinic_id: actor.clinicId,
      id,
      run_id: params.id,
      noted_by: actor.id,
      noted_at: now,
    })
    .execute();
  await scope.audit(
    `assistant-${body.outcome}`,
    { type: 'ai-run', id: params.id },
    {
      action: body.action,
      position: body.position,
    },
  );
  return { id };
}
