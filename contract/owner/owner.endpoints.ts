import { z } from 'zod';
import { ChangePasswordBody } from '../auth/auth.ts';
import { PasswordHistory } from '../auth/password-history.ts';
import { PasswordLink } from '../auth/password-links.endpoints.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { DemandFactorBody, FactorDemand } from './factor-demand.ts';
import { FailedSignIns } from './failed-sign-ins.ts';
import { OWNER_MESSAGES as M } from './owner.messages.ts';
import { EditPersonBody, Person } from './person.ts';

const OWNER = { access: 'owner.manage-people', owner: true } as const;
const PersonParams = z.object({ id: Id });

/** Includes the other admins, whom the staff screens do not allow anyone to edit. */
export const listPeople = endpoint({
  method: 'GET',
  path: '/api/owner/people',
  summary: 'Everybody who has an account in the clinic, the admins first',
  ...OWNER,
  topics: ['staff'],
  replies: { 200: z.array(Person) },
});

/** Rejects the owner's own account (403); the owner changes it with the password. */
export const editPerson = endpoint({
  method: 'PUT',
  path: '/api/owner/people/:id',
  summary: 'Edit, deactivate or activate any account of the clinic, also of another admin',
  ...OWNER,
  params: PersonParams,
  body: EditPersonBody,
  replies: { 200: Person },
});

/** Invalidates earlier links. Rejects the owner's own account (403) and an inactive one (409). */
export const makePasswordLink = endpoint({
  method: 'POST',
  path: '/api/owner/people/:id/password-link',
  summary: 'Make a one-time link with which a person sets a forgotten password',
  ...OWNER,
  params: PersonParams,
  replies: { 201: PasswordLink },
});

export const getPersonPasswordHistory = endpoint({
  method: 'GET',
  path: '/api/owner/people/:id/password-history',
  summary: 'Who else set a person’s password, and the sign-ins since',
  ...OWNER,
  params: PersonParams,
  replies: { 200: PasswordHistory },
});

/** The attempts at the accounts of `listPeople`, newest first. */
export const listFailedSignIns = endpoint({
  method: 'GET',
  path: '/api/owner/failed-sign-ins',
  summary: 'Failed sign-ins of the last 30 days, by account and network',
  ...OWNER,
  replies: { 200: z.array(FailedSignIns) },
});

export const getFactorDemand = endpoint({
  method: 'GET',
  path: '/api/owner/second-factor',
  summary: 'Whether everybody in the clinic needs a second factor, and who has none yet',
  ...OWNER,
  topics: ['staff', 'settings'],
  replies: { 200: FactorDemand },
});

/** Returns 409 for an owner without a second factor, and when it is already required. */
export const demandFactor = endpoint({
  method: 'POST',
  path: '/api/owner/second-factor',
  summary: 'Demand a second factor of everybody in the clinic, or leave it to each person',
  ...OWNER,
  body: DemandFactorBody,
  replies: { 200: FactorDemand },
});

/** The old owner stays an admin. Returns 409 when the new one is not an active admin. */
export const transferClinic = endpoint({
  method: 'POST',
  path: '/api/owner/transfer',
  summary: 'Make another admin the owner of the clinic',
  access: 'owner.transfer-clinic',
  owner: true,
  body: ChangePasswordBody.pick({ currentPassword: true }).extend({
    personId: z.uuid({ error: M.heirNeeded }),
  }),
  replies: { 200: z.object({ message: z.string() }) },
});

/** Every session of the clinic except the user's own. */
export const signOutEverybody = endpoint({
  method: 'POST',
  path: '/api/owner/sign-out-everybody',
  summary: 'End everybody else’s sessions',
  ...OWNER,
  replies: { 200: z.object({ message: z.string(), ended: z.int() }) },
});
