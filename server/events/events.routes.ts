import { streamEvents } from '#contract/events/events.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { eventStream } from './stream-events.ts';

export const eventRoutes: readonly BoundRoute[] = [{ endpoint: streamEvents, bind: eventStream }];
