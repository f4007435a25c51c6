import type { HeavyKind } from '#contract/heavy/heavy-work.ts';
import type { Endpoint, EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { Turn } from '../heavy/index.ts';
import { type BoundRoute, bound } from './bound.ts';
import { type Steps, stepsOf } from './route.ts';

/** The context of a handler whose turn in the queue of heavy work has come. */
export type TurnSteps = Steps & {
  readonly turn: Turn;
};

/**
 * Like `steppedRoute`, for heavy work: it waits for its turn and stops when the client disconnects.
 */
export function turnRoute<E extends Endpoint>(
  endpoint: E,
  kind: HeavyKind,
  handler: (steps: TurnSteps, input: EndpointRequest<E>) => Promise<EndpointReply<E>>,
): BoundRoute {
  return bound(endpoint, async (call) => {
    const steps = stepsOf(endpoint, call);
    const { id: userId, clinicId } = steps.actor;
    const asker = { clinicId, userId, kind, path: endpoint.path, signal: call.gone };
    return call.services.heavy.inTurn(asker, (turn) => handler({ ...steps, turn }, call.input));
  });
}
