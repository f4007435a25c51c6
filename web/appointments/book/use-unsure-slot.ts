import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { FreeSlot } from '#contract/appointments/appointment.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { writeOwnDraft } from '#web/lib/session/tab-drafts.ts';
import { useKept } from '#web/lib/session/use-kept.ts';
import type { PatientFormValues } from '#web/patients/index.ts';

/** As long as the idempotency key of the request is kept. */
const KEPT_MS = 60 * 60_000;

const Unsure = z.object({
  slot: FreeSlot,
  doctorId: z.string(),
  /** The day from which slots were listed. */
  from: z.string(),
  /** None before a new patient is registered. */
  patientId: z.string().optional(),
  /** Identifies that new patient. */
  newcomer: z.string().optional(),
  note: z.string().optional(),
  at: z.number().refine((at) => Date.now() - at < KEPT_MS),
});

/** A slot that was asked for, with the choice whose list it stays in. */
export type Unsure = z.output<typeof Unsure>;

/** The patient of the booking: none yet, a new one, or an existing one. */
export type Who = 'nobody' | 'new' | { readonly patientId: string };

/** Tells a new patient from others that are registered on this device. */
export const newcomerOf = ({ name, phone }: Pick<PatientFormValues, 'name' | 'phone'>): string =>
  `${name.trim()} ${phone.trim()}`;

/** The kept booking if it is of this very patient, otherwise null: a note must not go to another one. */
export function unsureOf(
  unsure: Unsure | null,
  who: Who,
  values: Pick<PatientFormValues, 'name' | 'phone'>,
): Unsure | null {
  if (!unsure || who === 'nobody') return null;
  const isTheirs =
    who === 'new'
      ? unsure.patientId === undefined && unsure.newcomer === newcomerOf(values)
      : unsure.patientId === who.patientId;
  return isTheirs ? unsure : null;
}

/** Only a refusal tells that the server has not booked: a proxy's 502 or an unreadable reply does not. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * The slot of a request that was sent: the list may lose it before the reply arrives, or after the reply is lost. A
 * retry asks for it again, with a name of the draft after a reload too, until the page is left.
 */
export function useUnsureSlot(name?: string) {
  const [unsure, keep] = useKept(name, Unsure);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      if (name !== undefined) writeOwnDraft(name, null);
    };
  }, [name]);
  const ask = (asked: Omit<Unsure, 'at'>): void => {
    if (!isLeft.current) keep({ ...asked, at: Date.now() });
  };
  const done = (): void => keep(null);
  const failed = (error: unknown): void => {
    if (isRefused(error)) keep(null);
  };
  return { unsure, ask, done, failed };
}
