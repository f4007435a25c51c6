import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { Id } from '../kernel/fields.ts';
import { ROLES } from '../kernel/roles.ts';

const Who = z.object({ id: Id, name: z.string(), role: z.enum(ROLES) });
const Whom = z.object({ id: Id, name: z.string(), token: z.int() });

/** A logged read: one patient's record, a list of patients, or an export. */
export const KeptRead = z.object({
  id: Id,
  at: Instant,
  person: Who,
  kind: z.enum(['record', 'list', 'export']),
  /** Null for a list and for an export of all patients. */
  patient: Whom.nullable(),
  /** The display name of the page; null when the request named none. */
  screen: z.string().nullable(),
  /** The request in words. */
  asked: z.string(),
});
export type KeptRead = z.output<typeof KeptRead>;

/** One changed field; a value is absent when the audit trail did not record it. */
export const ChangedField = z.object({
  field: z.string(),
  from: z.string().optional(),
  to: z.string().optional(),
});
export type ChangedField = z.output<typeof ChangedField>;

/** A change to a patient's records. The user is null when an outside service made it. */
export const KeptChange = z.object({
  id: Id,
  at: Instant,
  person: Who.nullable(),
  did: z.string(),
  record: z.string(),
  fields: z.array(ChangedField),
});
export type KeptChange = z.output<typeof KeptChange>;
