import { endpoint } from '../kernel/endpoint.ts';
import { Letterhead, LetterheadBody } from './letterhead.ts';

/** What every print of the clinic begins with. */
export const getLetterhead = endpoint({
  method: 'GET',
  path: '/api/clinics/letterhead',
  summary: 'The clinic’s letterhead and taxes',
  access: 'clinic.view-settings',
  topics: ['settings'],
  replies: { 200: Letterhead },
});

/** The tax rates hold for what is billed from then on. */
export const updateLetterhead = endpoint({
  method: 'PUT',
  path: '/api/clinics/letterhead',
  summary: 'Change the clinic’s letterhead and taxes',
  access: 'clinic.edit-letterhead',
  body: LetterheadBody,
  replies: { 200: Letterhead },
});
