import type { FastifyRequest } from 'fastify';
import type { Actor, ClinicActor } from '../actor.ts';
import { forbidden } from '../errors.ts';
import type { ClinicScope, Scope } from '../scope.ts';
import type { Services } from '../services.ts';
import { transact, transactForOwner, transactOnAccount } from '../transact.ts';
import { clinicActorOf, personOf } from './authenticate.ts';
import { once } from './idempotency.ts';

/** The facts of a call that its transaction uses. */
export type CallOf = {
  readonly services: Services;
  /** Waits for one of the permits of a clinic and a person. */
  takePermit(actor: ClinicActor): Promise<void>;
  /** The idempotency key of the call and what it is for. */
  readonly repeat: Parameters<typeof once>[1] | undefined;
  /** The call is a GET. */
  readonly reads: boolean;
};

/** The users who may run a handler, and its transaction. */
export type Context<A extends Actor, S> = {
  /** Throws 401 or 403 for all other users. */
  actorOf(request: FastifyRequest): A;
  transact<T>(actor: A, call: CallOf, work: (scope: S) => Promise<T>): Promise<T>;
};

function clinicContext(rights: 'records' | 'accounts'): Context<ClinicActor, ClinicScope> {
  return {
    actorOf: clinicActorOf,
    async transact(actor, { services, takePermit, repeat, reads }, work) {
      await takePermit(actor);
      const whole = (scope: ClinicScope) =>
        repeat ? once(scope, repeat, () => work(scope)) : work(scope);
      return transact(services, actor, whole, reads ? 'reading' : rights);
    },
  };
}

/** A clinic's staff, in a transaction of their clinic's records. */
export const CLINIC = clinicContext('records');

/** A clinic's staff, in a transaction that may also change accounts of their clinic. */
export const CLINIC_ACCOUNTS = clinicContext('accounts');

/**
 * A clinic's owner, in a system transaction. Row security hides nothing, so each query must name
 * the clinic.
 */
export const OWNER: Context<ClinicActor, ClinicScope> = {
  actorOf(request) {
    const actor = clinicActorOf(request);
    if (!actor.isOwner) throw forbidden();
    return actor;
  },
  async transact(actor, { services, takePermit }, work) {
    await takePermit(actor);
    return transactForOwner(services, actor, work);
  },
};

function personContext(rights: 'records' | 'accounts'): Context<Actor, Scope> {
  return {
    actorOf: personOf,
    transact: (actor, { services }, work) => transact(services, actor, work, rights),
  };
}

/** Any signed-in person, including a superadmin. */
export const PERSON = personContext('records');

/** Any signed-in person, in a transaction that may also change accounts of their clinic. */
export const PERSON_ACCOUNTS = personContext('accounts');

/** Any signed-in person, for account data that no clinic's role may read. */
export const ACCOUNT: Context<Actor, Scope> = {
  actorOf: personOf,
  transact: (actor, { services }, work) => transactOnAccount(services, actor, work),
};
