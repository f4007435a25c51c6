import { sql } from 'kysely';
import type { listModelAccess, setModelAccess } from '#contract/ai/model-access.endpoints.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { AssistantSettings } from '../platform/assistant-settings.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope, Scope } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';

const ACCESS = ['id', 'name', 'model_allowed as allowed'] as const;

/**
 * The settings by which a clinic is answered: without the model where the server keeps it for others
 * (`docs/decisions/051-doors.md`).
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

/** The clinics by name, and whether the access decides anything on this server. */
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

/** Allows a clinic the model, or withdraws it. An unknown clinic is 404. */
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
