import { useState } from 'react';
import type { FreeSlot } from '#contract/appointments/appointment.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

/** A slot that was asked for, with the choice whose list it stays in. */
export type Unsure = { readonly slot: FreeSlot; readonly doctorId: string; readonly from: string };

/** Only a refusal tells that the server has not booked: a proxy's 502 or an unreadable reply does not. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * The slot of a request that was sent: the list may lose it before the reply arrives, or after the reply is lost. A
 * retry asks for it again.
 */
export function useUnsureSlot() {
  const [unsure, ask] = useState<Unsure | null>(null);
  const failed = (error: unknown): void => {
    if (isRefused(error)) ask(null);
  };
  return { unsure, ask, failed };
}
