import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { SEARCH_MAX } from '../kernel/paging.ts';
import { Patient } from './patient.ts';
import { PATIENT_MESSAGES as M } from './patients.messages.ts';

const typed = z.string().max(SEARCH_MAX, { error: M.searchTooLong }).default('');

/**
 * The patients who share a phone, and those with the same name and a fitting age. The likely ones come
 * first: a like name on the same phone, or the same name and age; then who was seen last.
 */
export const findAlike = endpoint({
  method: 'GET',
  path: '/api/patients/alike',
  summary: 'Patients that a new one may already be, and their family',
  access: 'patients.view',
  reads: 'list',
  query: z.object({
    name: typed,
    phone: typed.describe('In any form.'),
    /** As the form's field takes it: `45`, `8m` or `15/03/2019`. */
    age: typed.describe('As it is typed: `45`, `8m` or `15/03/2019`.'),
  }),
  topics: ['patients', 'queue'],
  replies: {
    200: z.object({
      found: z.array(
        z.object({
          patient: Patient,
          same_phone: z.boolean(),
          likely: z.boolean().describe('May be the same person.'),
        }),
      ),
    }),
  },
});
