import type { Endpoint, EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { forbidden } from '../platform/errors.ts';
import { type BoundRoute, type Steps, steppedRoute } from '../platform/http/route.ts';
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

type Handler<E extends Endpoint, Prepared> = (
  owner: OwnerScope,
  input: EndpointRequest<E>,
  prepared: Prepared,
) => Promise<EndpointReply<E>>;

/**
 * Binds an endpoint with which the owner changes accounts. The transaction locks who the owner is;
 * a former owner gets 403.
 */
export function ownerRoute<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E, undefined>,
): BoundRoute {
  return preparedOwnerRoute(endpoint, async () => undefined, handler);
}

/** Like `ownerRoute`, with a preparation step before the transaction opens. */
export function preparedOwnerRoute<E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: (input: EndpointRequest<E>, steps: Steps) => Promise<Prepared>,
  handler: Handler<E, Prepared>,
): BoundRoute {
  return steppedRoute(endpoint, async (steps, input) => {
    const { actor, services } = steps;
    const { clinicId } = actor;
    const prepared = await prepare(input, steps);
    return transactOnAccount(services, actor, async (scope) => {
      if ((await lockOwner(scope.tx, clinicId)) !== actor.id) throw forbidden();
      return handler({ scope, clinicId, services }, input, prepared);
    });
  });
}
