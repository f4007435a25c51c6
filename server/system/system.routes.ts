import { sql } from 'kysely';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { getHealth, getOpenApi } from '#contract/system/system.endpoints.ts';
import { Refusal } from '../platform/errors.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { publicRoute } from '../platform/http/public-route.ts';
import type { Services } from '../platform/services.ts';
import { openApiDocument } from './openapi.ts';

async function health({ database }: Services): Promise<{ status: 'ok' }> {
  try {
    await database.inSystem((tx) => sql`SELECT 1`.execute(tx));
    return { status: 'ok' };
  } catch {
    throw new Refusal('unavailable', MESSAGES.unavailable, { retryAfter: 1 });
  }
}

export const systemRoutes: readonly BoundRoute[] = [
  publicRoute(getHealth, health),
  publicRoute(getOpenApi, async () => openApiDocument()),
];
