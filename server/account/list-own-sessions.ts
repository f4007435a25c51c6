import type { listOwnSessions as endpoint } from '#contract/auth/own-sessions.endpoints.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { isIdleToDeath } from '../platform/http/sessions.ts';
import type { Scope } from '../platform/scope.ts';

/** Lists the person's sessions: this one first, then by last use. */
export async function listOwnSessions({
  tx,
  actor,
  now,
}: Scope): Promise<EndpointReply<typeof endpoint>> {
  const rows = await tx
    .selectFrom('sessions')
    .leftJoin('clinics', 'clinics.id', 'sessions.clinic_id')
    .where('user_id', '=', actor.id)
    .where('expires_at', '>', now)
    .select(['sessions.id', 'device', 'network', 'sessions.created_at', 'last_seen_at'])
    .select('shared_computers')
    .orderBy('last_seen_at', 'desc')
    .execute();
  const live = rows.filter((row) => !isIdleToDeath(row, now));
  const sessions = live.map(({ id, device, network, created_at, last_seen_at }) => ({
    id,
    device,
    network,
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    is_this: id === actor.sessionId,
  }));
  return sessions.sort((a, b) => Number(b.is_this) - Number(a.is_this));
}
