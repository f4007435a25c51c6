import type { getCurrentUser as endpoint } from '#contract/auth/auth.endpoints.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import type { Scope } from '../platform/scope.ts';

/**
 * The signed-in person as the database has them now. What the session remembers may be seconds old
 * where another server took the change.
 */
export async function readOwnAccount({
  tx,
  actor,
}: Scope): Promise<EndpointReply<typeof endpoint>> {
  const { name, email, has_seen_tutorial } = await tx
    .selectFrom('users')
    .where('id', '=', actor.id)
    .select(['name', 'email', 'has_seen_tutorial'])
    .executeTakeFirstOrThrow();
  return {
    id: actor.id,
    name,
    email,
    role: actor.role,
    clinic_id: actor.clinicId,
    clinic_name: actor.clinicName,
    has_seen_tutorial,
  };
}
