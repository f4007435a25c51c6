import type { ClinicActor } from '../platform/actor.ts';
import { forbidden } from '../platform/errors.ts';
import { clinicActorOf } from '../platform/http/authenticate.ts';
import type { Context } from '../platform/http/contexts.ts';
import type { Scope } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { transactOnAccount } from '../platform/transact.ts';
import { lockOwner } from './owner.store.ts';

/**
 * The scope of an owner's action. Its transaction can read every clinic, so each query must name
 * the clinic.
 */
export type OwnerScope = {
  readonly scope: Scope;
  readonly clinicId: string;
  readonly services: Services;
};

/**
 * A clinic's owner, who changes accounts. The transaction locks who the owner is; a former owner
 * gets 403.
 */
export const LOCKED_OWNER: Context<ClinicActor, OwnerScope> = {
  actorOf: clinicActorOf,
  transact: (actor, { services }, work) =>
    transactOnAccount(services, actor, async (scope) => {
      const { id, clinicId } = actor;
      if ((await lockOwner(scope.tx, clinicId)) !== id) throw forbidden();
      return work({ scope, clinicId, services });
    }),
};
