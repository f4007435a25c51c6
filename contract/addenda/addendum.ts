import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { freeText, Id } from '../kernel/fields.ts';
import { ADDENDA_MESSAGES as M } from './addenda.messages.ts';

/** The most addenda of one visit. */
export const ADDENDA_MAX = 100;

/** A text added to the note of a completed visit. It never changes. */
export const Addendum = z.object({
  id: Id,
  visitId: Id,
  text: z.string(),
  addedAt: Instant,
  addedBy: z.string(),
});
export type Addendum = z.output<typeof Addendum>;

export const AddAddendumBody = z.object({
  text: freeText({ label: 'The addendum', max: 10_000 })
    .trim()
    .refine((text) => text !== '', { error: M.empty }),
});
