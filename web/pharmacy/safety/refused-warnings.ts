import { z } from 'zod';
import { SafetyWarning } from '#contract/safety/warning.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

const Refused = z.object({ warnings: z.array(SafetyWarning) });

/** The warnings for which the server requires reasons; null for any other error. */
export function refusedWarnings(error: unknown): SafetyWarning[] | null {
  if (!(error instanceof ApiError) || error.code !== 'reasons_needed') return null;
  return Refused.safeParse(error.body).data?.warnings ?? null;
}
