import { sql } from 'kysely';
import type { listModelAccess, setModelAccess } from '#contract/ai/model-access.endpoints.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { AssistantSettings } from '../platform/assistant-settings.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope, Scope } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';

const ACCESS = ['id', 'name', 'model_allowed as allowed'] as const;

/**
 * The assistant settings for a clinic. They omit the model when this server reserves it for other
 * clinics (`docs/decisions/051-doors.md`).
 */
export async function assistantOf(
  { tx, actor }: Pick<ClinicScope, 'tx' | 'actor'>,
  { assistant, doors }: Pick<Services, 'assistant' | 'doors'>,
): Promise<AssistantSettings> {
  if (!assistant.model || !doors.reachable) return assistant;
  const { allowed } = await tx
    .selectFrom('clinics')
    .where('id', '=', actor.clinicId)
    .select(ACCESS)
    .executeTakeFirstOrThrow();
  return allowed ? assistant : { ...assistant, model: null };
}

/** Lists the clinics by name, and whether access is restricted on this server. */
export async function readModelAccess(
  { tx }: Scope,
  { assistant, doors }: Services,
): Promise<EndpointReply<typeof listModelAccess>> {
  const clinics = await tx
    .selectFrom('clinics')
    .select(ACCESS)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return { model: assistant.model?.name ?? null, limited: doors.reachable, clinics };
}

async function readAccess({ tx }: Scope, clinicId: string) {
  const row = await tx
    .selectFrom('clinics')
    .where('id', '=', clinicId)
    .select(ACCESS)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Allows a clinic to use the model, or withdraws that. Throws 404 for an unknown clinic. */
export async function changeModelAccess(
  scope: Scope,
  { params: { id: clinicId }, body: { allowed } }: EndpointRequest<typeof setModelAccess>,
): Promise<EndpointReply<typeof setModelAccess>> {
  const changed = await scope.tx
    .updateTable('clinics')
    .set({ model_allowed: allowed })
    .where('id', '=', clinicId)
    .where('model_allowed', '<>', allowed)
    .returning(ACCESS)
    .executeTakeFirst();
  if (!changed) return readAccess(scope, clinicId);
  const verb = allowed ? 'allow-ai-model' : 'withdraw-ai-model';
  await scope.audit(verb, { type: 'clinic', id: clinicId }, {});
  return changed;
}
