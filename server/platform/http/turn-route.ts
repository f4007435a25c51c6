import type { HeavyKind } from '#contract/heavy/heavy-work.ts';
import type { Endpoint, EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { Turn } from '../heavy/index.ts';
import type { ClinicScope } from '../scope.ts';
import { transact } from '../transact.ts';
import { clinicActorOf } from './authenticate.ts';
import { type BoundRoute, bound } from './bound.ts';
import { idempotencyKey, once } from './idempotency.ts';
import type { Steps } from './route.ts';

/** The context of a handler whose turn in the queue of heavy work has come. */
export type TurnSteps = Steps & {
  readonly turn: Turn;
  /** Like `transact`, once per `Idempotency-Key`. */
  transactOnce<T>(work: (scope: ClinicScope) => Promise<T>): Promise<T>;
};

/**
 * Like `steppedRoute`, for heavy work: it waits for its turn and stops when the client disconnects.
 */
export function turnRoute<E extends Endpoint>(
  endpoint: E,
  kind: HeavyKind,
  handler: (steps: TurnSteps, input: EndpointRequest<E>) => Promise<EndpointReply<E>>,
): BoundRoute {
  return bound(endpoint, (request, input, services, { gone: signal }) => {
    const actor = clinicActorOf(request);
    const key = endpoint.idempotent && idempotencyKey(request.headers['idempotency-key']);
    const asker = { clinicId: actor.clinicId, userId: actor.id, kind, path: endpoint.path, signal };
    const name = `${endpoint.method} ${endpoint.path}`;
    return services.heavy.inTurn(asker, (turn) =>
      handler(
        {
          actor,
          services,
          turn,
          transact: (work) => transact(services, actor, work),
          transactOnce: (work) =>
            transact(services, actor, (scope) =>
              key ? once(scope, { key, endpoint: name, input }, () => work(scope)) : work(scope),
            ),
        },
        input,
      ),
    );
  });
}
