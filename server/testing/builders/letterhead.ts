import type { z } from 'zod';
import type { LetterheadBody } from '#contract/clinics/letterhead.ts';

/** An invented number in a valid format. */
export const GSTIN = '29AAGCB7383J1Z4';

type Sent = z.input<typeof LetterheadBody>;

/** The body of a letterhead that was never changed before, with the rates in percent. */
export function aLetterhead(changes: Partial<Sent> = {}, rates: Partial<Sent['taxRates']> = {}) {
  const none = { consultation: 0, pharmacy: 0, lab: 0, other: 0, admission: 0 };
  return { updatedAt: null, ...changes, taxRates: { ...none, ...rates } } satisfies Sent;
}
