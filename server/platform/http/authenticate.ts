import type { FastifyRequest } from 'fastify';
import { type Endpoint, mayCall } from '#contract/kernel/endpoint.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { isClinicRole } from '#contract/kernel/roles.ts';
import type { Actor, ClinicActor } from '../actor.ts';
import { forbidden, Refusal } from '../errors.ts';
import { isFactorDue } from '../factor-demand.ts';
import type { Services } from '../services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person; undefined on public endpoints. */
    actor: Actor | undefined;
    /** Extra fields for the request's log line. */
    noted: object | undefined;
    /** Work to run after the reply. */
    afterReply: (() => Promise<void>) | undefined;
  }
}

/**
 * Finds the live session of a request. Throws 401 when there is none, 423 when it is locked, and
 * 403 when its person must first set up a required second factor.
 */
export async function authenticate(
  request: FastifyRequest,
  services: Services,
  { whileLocked, withoutFactor }: Pick<Endpoint, 'whileLocked' | 'withoutFactor'> = {},
): Promise<Actor> {
  const [, token] = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '') ?? [];
  const now = services.clock.now();
  const actor = token && (await services.sessions.find(token, now));
  if (!actor) throw new Refusal('unauthorized', MESSAGES.unauthorized);
  if (actor.isLocked && !whileLocked) throw new Refusal('locked', MESSAGES.screenLocked);
  if (isFactorDue(actor.missingFactorFrom, now) && !withoutFactor) {
    throw new Refusal('second_factor_demanded', MESSAGES.secondFactorDemanded);
  }
  return actor;
}

/** Checks session and role before the request is parsed. */
export function gatekeeper(endpoint: Endpoint, services: Services) {
  return async (request: FastifyRequest) => {
    if (endpoint.access === 'public') return;
    const actor = await authenticate(request, services, endpoint);
    // The log also names the users who were refused.
    request.actor = actor;
    if (!mayCall(endpoint, actor.role, actor.isOwner)) throw forbidden();
  };
}

/** The signed-in person behind a request. Throws 401 when there is none. */
export function personOf({ actor }: FastifyRequest): Actor {
  if (!actor) throw new Refusal('unauthorized', MESSAGES.unauthorized);
  return actor;
}

/** The clinic user behind a request. Throws 403 for a user without a clinic. */
export function clinicActorOf({ actor }: FastifyRequest): ClinicActor {
  if (!actor || !isClinicActor(actor)) throw forbidden();
  return actor;
}

function isClinicActor(actor: Actor): actor is ClinicActor {
  return actor.clinicId !== null && isClinicRole(actor.role);
}
