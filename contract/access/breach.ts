import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { Id, isPlainText } from '../kernel/fields.ts';
import { ACCESS_MESSAGES as M } from './access.messages.ts';

const LONGEST = 4_000;
const words = (required: string) =>
  z
    .string({ error: required })
    .trim()
    .min(1, { error: required })
    .max(LONGEST, { error: M.tooLong })
    .refine(isPlainText, { error: M.unusable });

/**
 * The scope of a breach: one account in a time range, or all patients (a stolen disk or backup).
 */
export const TOUCHED_BY = ['account', 'everyone'] as const;

/** The time range in which an account may have been misused. */
const stretch = { person: Id, from: Instant, until: Instant };
export const TouchedQuery = z
  .object(stretch)
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), {
    path: ['from'],
    error: M.fromAfterUntil,
  });

export type TouchedQuery = z.output<typeof TouchedQuery>;

/** The extent of a breach: the affected patients, and the logged accesses. */
export const Touched = z.object({
  patients: z.int(),
  opened: z.int(),
  changed: z.int(),
  /** Exports of all patients; one of them means that every patient is affected. */
  exports: z.int(),
  /** Lists and searches; the log does not record which patients they showed. */
  lists: z.int(),
  /** Time of the first entry in the read log; null when the log is empty. */
  known_since: Instant.nullable(),
});
export type Touched = z.output<typeof Touched>;

export const BreachBody = z
  .object({
    noticed_at: Instant,
    by: z.enum(TOUCHED_BY),
    person: Id.optional(),
    from: Instant.optional(),
    until: Instant.optional(),
    happened: words(M.happenedMissing),
    consequences: words(M.consequencesMissing),
    measures: words(M.measuresMissing),
    advice: words(M.adviceMissing),
    contact: words(M.contactMissing),
  })
  .refine(({ by, person, from, until }) => by === 'everyone' || (person && from && until), {
    path: ['person'],
    error: M.accountMissing,
  })
  .refine(({ from, until }) => !from || !until || Date.parse(from) < Date.parse(until), {
    path: ['from'],
    error: M.fromAfterUntil,
  });
export type BreachBody = z.output<typeof BreachBody>;

export const Addendum = z.object({ id: Id, at: Instant, by: z.string(), text: z.string() });

/** A saved breach note. Its text never changes; addenda can be added. */
export const Breach = z.object({
  id: Id,
  written_at: Instant,
  written_by: z.string(),
  noticed_at: Instant,
  by: z.enum(TOUCHED_BY),
  person: z.string().nullable(),
  from: Instant.nullable(),
  until: Instant.nullable(),
  happened: z.string(),
  consequences: z.string(),
  measures: z.string(),
  advice: z.string(),
  contact: z.string(),
  patients: z.int(),
  lists: z.int(),
  addenda: z.array(Addendum),
});
export type Breach = z.output<typeof Breach>;

export const AddendumBody = z.object({ text: words(M.addendumMissing) });
