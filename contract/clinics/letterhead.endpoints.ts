import { endpoint } from '../kernel/endpoint.ts';
import { Letterhead, LetterheadBody } from './letterhead.ts';

/** The header of every print of the clinic. */
export const getLetterhead = endpoint({
  method: 'GET',
  path: '/api/clinics/letterhead',
  summary: 'The clinic’s letterhead and taxes',
  access: 'clinic.view-settings',
  topics: ['settings'],
  replies: { 200: Letterhead },
});

/** The tax rates apply to later bills. */
export const updateLetterhead = endpoint({
  method: 'PUT',
  path: '/api/clinics/letterhead',
  summary: 'Change the clinic’s letterhead and taxes',
  access: 'clinic.edit-letterhead',
  body: LetterheadBody,
  replies: { 200: Letterhead },
});
