import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { Id } from '../kernel/fields.ts';
import { ROLES } from '../kernel/roles.ts';

const Who = z.object({ id: Id, name: z.string(), role: z.enum(ROLES) });
const Whom = z.object({ id: Id, name: z.string(), token: z.int() });

/** Something that was shown: one patient's record, a list of several, or a file. */
export const KeptRead = z.object({
  id: Id,
  at: Instant,
  person: Who,
  kind: z.enum(['record', 'list', 'export']),
  /** Null for a list, and for a file with all patients. */
  patient: Whom.nullable(),
  /** The page as people call it; null when the call named none. */
  screen: z.string().nullable(),
  /** What was asked for, in words. */
  asked: z.string(),
});
export type KeptRead = z.output<typeof KeptRead>;

/** One field of a change; a value that was not written down is left out. */
export const ChangedField = z.object({
  field: z.string(),
  from: z.string().optional(),
  to: z.string().optional(),
});
export type ChangedField = z.output<typeof ChangedField>;

/** What somebody did to a patient's records; nobody of the clinic when an outside service did. */
export const KeptChange = z.object({
  id: Id,
  at: Instant,
  person: Who.nullable(),
  did: z.string(),
  record: z.string(),
  fields: z.array(ChangedField),
});
export type KeptChange = z.output<typeof KeptChange>;
