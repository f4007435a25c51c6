import { z } from 'zod';
import { Id } from '#contract/kernel/fields.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';

const OpenVisit = z.object({ queueId: Id }).transform(({ queueId: id }) => id);

/** The id of the open visit in a refused arrival, or undefined. */
export function openVisitIdOf(error: ApiError): string | undefined {
  return error.status === 409 ? OpenVisit.safeParse(error.body).data : undefined;
}
