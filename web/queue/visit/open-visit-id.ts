import { z } from 'zod';
import { Id } from '#contract/kernel/fields.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';

const WithQueueId = z.object({ queueId: Id });

/** The id of the open visit in a refused arrival, or undefined. */
export function openVisitIdOf(error: ApiError): string | undefined {
  return error.status === 409 ? WithQueueId.safeParse(error.body).data?.queueId : undefined;
}
