import type { getCurrentUser as endpoint } from '#contract/auth/auth.endpoints.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { presentDemand } from '../platform/factor-demand.ts';
import type { Scope } from '../platform/scope.ts';
import { lockAfterMinutes } from './account.store.ts';

/**
 * Reads the actor from the database, because the session cache may be seconds behind another
 * server.
 */
export async function readOwnAccount({
  tx,
  actor,
  now,
}: Scope): Promise<EndpointReply<typeof endpoint>> {
  const { name, email, clinic_name, has_seen_tutorial, owner_id, lock_after_minutes } = await tx
    .selectFrom('users')
    .leftJoin('clinics', 'clinics.id', 'users.clinic_id')
    .where('users.id', '=', actor.id)
    .select(['users.name', 'users.email', 'users.has_seen_tutorial', 'clinics.owner_id'])
    .select('clinics.name as clinic_name')
    .select(lockAfterMinutes)
    .executeTakeFirstOrThrow();
  return {
    id: actor.id,
    name,
    email,
    role: actor.role,
    clinic_id: actor.clinicId,
    clinic_name,
    time_zone: actor.timeZone,
    has_seen_tutorial,
    is_owner: owner_id === actor.id,
    ...(lock_after_minutes !== null && { lock_after_minutes }),
    ...presentDemand(actor.missingFactorFrom, now),
  };
}
