import { z } from 'zod';
import { COMMON_MESSAGES } from '../kernel/common.messages.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { pageQuery, SEARCH_MAX } from '../kernel/paging.ts';
import { GENDERS, Patient } from './patient.ts';
import { PATIENT_MESSAGES as M } from './patients.messages.ts';

export const PatientParams = z.object({ id: Id });
export const PATIENT_SORTS = ['created_at', 'name'] as const;

/**
 * Matches when every word starts a word of the name (ignoring case and accents), or the phone
 * contains the digits (in any form: `phoneDigits`), or the number is the patient number or the token of a visit today. The
 * patient with that token comes first. If nothing matches, returns names with similar spelling,
 * nearest first, and marks the reply.
 */
export const listPatients = endpoint({
  method: 'GET',
  path: '/api/patients',
  summary: 'Search and page through the clinic’s patients',
  access: 'patients.view',
  reads: 'list',
  query: z.object({
    search: z.string().max(SEARCH_MAX, { error: M.searchTooLong }).default(''),
    gender: z
      .enum([...GENDERS, ''], { error: 'Unknown gender.' })
      .optional()
      .transform((value) => value || undefined),
    sortBy: z.enum(PATIENT_SORTS, { error: 'Unknown sort.' }).default('created_at'),
    sortOrder: z.enum(['asc', 'desc'], { error: COMMON_MESSAGES.unknownSort }).default('desc'),
    ...pageQuery(15),
  }),
  topics: ['patients'],
  replies: {
    200: z.object({
      patients: z.array(Patient),
      totalCount: z.int(),
      currentPage: z.int(),
      totalPages: z.int(),
      nearSpellings: z
        .literal(true)
        .optional()
        .describe('Nobody fits the search; these have a name that is spelled nearly like it.'),
      withTokenToday: z
        .object({ patient_id: Id, token_no: z.int() })
        .optional()
        .describe('The patient whose visit of today has the searched number as its token.'),
    }),
  },
});

export const getPatient = endpoint({
  method: 'GET',
  path: '/api/patients/:id',
  summary: 'One patient',
  access: 'patients.view',
  reads: { patient: 'params.id' },
  params: PatientParams,
  topics: ['patients', 'bills'],
  replies: { 200: Patient },
});
