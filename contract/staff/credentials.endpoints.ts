import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { qualification, registration } from './edit-staff.ts';
import { StaffMember } from './staff.ts';

export const CredentialsBody = z.object({ qualification, registration });

/** For doctors, who need no admin for it. */
export const saveOwnCredentials = endpoint({
  method: 'PUT',
  path: '/api/account/credentials',
  summary: 'Change the own qualification and registration number',
  access: 'consulting.see-patients',
  body: CredentialsBody,
  replies: { 200: StaffMember },
});
