import { z } from 'zod';
import { FreeSlot } from '#contract/appointments/appointment.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useKept } from '#web/lib/session/use-kept.ts';

/** As long as the idempotency key of the request is kept. */
const KEPT_MS = 60 * 60_000;

const Unsure = z.object({
  slot: FreeSlot,
  doctorId: z.string(),
  /** The day from which slots were listed. */
  from: z.string(),
  /** None before a new patient is registered. */
  patientId: z.string().optional(),
  note: z.string().optional(),
  at: z.number().refine((at) => Date.now() - at < KEPT_MS),
});

/** A slot that was asked for, with the choice whose list it stays in. */
export type Unsure = z.output<typeof Unsure>;

/** Only a refusal tells that the server has not booked: a proxy's 502 or an unreadable reply does not. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * The slot of a request that was sent: the list may lose it before the reply arrives, or after the reply is lost. A
 * retry asks for it again, with a name of the draft after a reload too.
 */
export function useUnsureSlot(name?: string) {
  const [unsure, keep] = useKept(name, Unsure);
  const ask = (asked: Omit<Unsure, 'at'>): void => keep({ ...asked, at: Date.now() });
  const done = (): void => keep(null);
  const failed = (error: unknown): void => {
    if (isRefused(error)) keep(null);
  };
  return { unsure, ask, done, failed };
}
