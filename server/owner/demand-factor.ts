import { AUTH_MESSAGES } from '#contract/auth/auth.messages.ts';
import { DAY_MS } from '#contract/kernel/dates.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { FACTOR_GRACE_DAYS, type FactorDemandChoice } from '#contract/owner/factor-demand.ts';
import type { demandFactor as endpoint } from '#contract/owner/owner.endpoints.ts';
import { OWNER_MESSAGES as M } from '#contract/owner/owner.messages.ts';
import { passwordHashOf } from '../auth/index.ts';
import { conflict, invalidField } from '../platform/errors.ts';
import { isFactorDue } from '../platform/factor-demand.ts';
import type { OwnerScope } from './owner-context.ts';
import { factorDemandedFrom, factorsOfPeople, readFactorDemand } from './read-factor-demand.ts';

function startOf(demand: FactorDemandChoice, now: Date): Date | null {
  if (demand === 'off') return null;
  return demand === 'now' ? now : new Date(now.getTime() + FACTOR_GRACE_DAYS * DAY_MS);
}

/**
 * Sets the time from which everyone in the clinic must have a second factor. Throws 409 for an owner
 * without one and for a time not earlier than the current one, and 400 when the password was changed
 * meanwhile. Once it is due, people without a factor lose their streams, and their other calls are
 * refused until they have set it up.
 */
export async function demandFactor(
  owner: OwnerScope,
  { body: { demand } }: EndpointRequest<typeof endpoint>,
  proven: string,
): Promise<EndpointReply<typeof endpoint>> {
  const { scope, clinicId } = owner;
  const { tx, actor, now } = scope;
  if ((await passwordHashOf(tx, actor.id)) !== proven) {
    throw invalidField('password', AUTH_MESSAGES.currentPasswordWrong);
  }
  const [before, after] = [await factorDemandedFrom(owner), startOf(demand, now)];
  if (before === after) return readFactorDemand(owner);
  if (before && after && (isFactorDue(before, now) || demand !== 'now')) {
    throw conflict(M.demandedAlready);
  }
  const people = await factorsOfPeople(owner);
  const without = people.filter(({ has_second_factor }) => !has_second_factor);
  if (after && without.some(({ id }) => id === actor.id)) throw conflict(M.ownFactorFirst);
  await tx
    .updateTable('clinics')
    .set({ second_factor_from: after })
    .where('id', '=', clinicId)
    .execute();
  for (const { id } of without) scope.personChanged(id);
  if (isFactorDue(after, now)) await endStreamsOf(owner, without);
  const second_factor_from = { from: before, to: after };
  await scope.audit(
    'demand-second-factor',
    { type: 'clinic', id: clinicId },
    { second_factor_from },
  );
  scope.changed('settings', clinicId);
  return readFactorDemand(owner);
}

async function endStreamsOf({ scope }: OwnerScope, people: readonly { id: string }[]) {
  if (people.length === 0) return;
  const ids = people.map(({ id }) => id);
  const sessions = await scope.tx
    .selectFrom('sessions')
    .where('user_id', 'in', ids)
    .select('id')
    .execute();
  for (const { id } of sessions) scope.streamsEnd(id);
}
