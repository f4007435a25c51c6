import * as endpoints from '#contract/ai/ai.endpoints.ts';
import { OFFLINE_SOURCE } from '#contract/ai/ai-run.ts';
import { listModelAccess, setModelAccess } from '#contract/ai/model-access.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { PERSON } from '../platform/http/contexts.ts';
import { routeAs, steppedRoute } from '../platform/http/route.ts';
import { streamedRoute } from '../platform/http/streamed-route.ts';
import type { Services } from '../platform/services.ts';
import { generateSuggestion } from './generate-suggestion.ts';
import { assistantOf, changeModelAccess, readModelAccess } from './model-access.ts';

export const aiRoutes: readonly BoundRoute[] = [
  streamedRoute(endpoints.generateSuggestion, generateSuggestion),
  steppedRoute(endpoints.getAiStatus, async ({ services, transact }) => {
    const { model } = await transact((scope) => assistantOf(scope, services));
    const withheld = model === null && services.assistant.model !== null;
    return { source: model?.name ?? OFFLINE_SOURCE, ...(withheld && { withheld }) };
  }),
  routeAs(
    PERSON,
    listModelAccess,
    (scope, _input, services: Services) => readModelAccess(scope, services),
    async (_input, { services }) => services,
  ),
  routeAs(PERSON, setModelAccess, changeModelAccess),
];
