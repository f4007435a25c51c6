import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { Money } from '../kernel/numbers/money.ts';
import { Patient } from '../patients/patient.ts';
import { MERGE_FIELDS } from './merge.rules.ts';
import { MERGE_MESSAGES as M } from './merges.messages.ts';

/** Facts of a record that help to choose which number stays. */
export const RecordFacts = z.object({
  visits: z.int(),
  bills: z.int(),
  prescriptions: z.int(),
  labOrders: z.int(),
  stays: z.int(),
  appointments: z.int(),
  /** Everything charged on bills that are not cancelled. */
  billed: Money,
  paid: Money,
  /** The amount owed now, with the days of a running stay. */
  due: Money,
  /** The start of the last visit that was not cancelled. */
  lastSeen: Instant.nullable(),
  /** Numbers of records that became part of this one. */
  otherNumbers: z.array(z.int()),
});
export type RecordFacts = z.output<typeof RecordFacts>;

const ComparedRecord = z.object({ patient: Patient, facts: RecordFacts });

/** Two records side by side, with the reasons that prevent a merge now. */
export const comparePatients = endpoint({
  method: 'GET',
  path: '/api/patients/:id/merge/:otherId',
  summary: 'Two records of a patient side by side',
  access: 'patients.merge',
  reads: { patient: 'params.id' },
  params: z.object({ id: Id, otherId: Id }),
  topics: ['patients', 'queue', 'bills'],
  replies: {
    200: z.object({
      one: ComparedRecord,
      other: ComparedRecord,
      blocks: z.array(z.string()),
      /** Names this state of both records; a merge sends it back. */
      version: z.string(),
    }),
  },
});

export const MergePatientsBody = z.object({
  /** The record that goes. Everything of it moves to the record of the path. */
  lostId: Id,
  /** The fields to take from the record that goes; empty ones are filled in any case. */
  take: z
    .array(z.enum(MERGE_FIELDS, { error: M.unknownField }))
    .max(40)
    .default([]),
  /** The `version` that was compared; absent, whatever the records are now is merged. */
  version: z.string().max(100).optional(),
});

/**
 * Moves everything of one record to another in one transaction. The lost number and id find the kept
 * record from then on. Returns 409 with the reason when the two cannot be merged now.
 */
export const mergePatients = endpoint({
  method: 'POST',
  path: '/api/patients/:id/merge',
  summary: 'Merge two records of a patient',
  access: 'patients.merge',
  params: z.object({ id: Id }),
  body: MergePatientsBody,
  replies: {
    200: z.object({
      message: z.string(),
      keptId: Id,
      /** The number that stays. */
      token: z.int(),
      lostToken: z.int(),
      /** How many rows of each table moved. */
      moved: z.record(z.string(), z.int()),
    }),
  },
});
