import * as endpoints from '#contract/ai/ai.endpoints.ts';
import { OFFLINE_SOURCE } from '#contract/ai/ai-run.ts';
import { type BoundRoute, steppedRoute } from '../platform/http/route.ts';
import { streamedRoute } from '../platform/http/streamed-route.ts';
import { generateSuggestion } from './generate-suggestion.ts';

export const aiRoutes: readonly BoundRoute[] = [
  streamedRoute(endpoints.generateSuggestion, generateSuggestion),
  steppedRoute(endpoints.getAiStatus, async ({ services }) => ({
    source: services.assistant.model?.name ?? OFFLINE_SOURCE,
  })),
];
