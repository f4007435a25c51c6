import { z } from 'zod';
import { PasswordLink } from '../auth/password-links.endpoints.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { freeText, Id } from '../kernel/fields.ts';
import { ClinicAccount } from './clinic-account.ts';
import { AddUserBody, EditUserBody, User } from './user.ts';

const UserParams = z.object({ id: Id });

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users',
  summary: 'The accounts of the installation, by name',
  access: 'users.manage-accounts',
  query: z.object({
    /** Part of the username, the email or the clinic name. */
    search: freeText({ label: 'Search', max: 100 }).trim().default(''),
  }),
  replies: { 200: z.array(User) },
});

/** An email belongs to one account in the whole system (409 otherwise). */
export const addUser = endpoint({
  method: 'POST',
  path: '/api/users',
  summary: 'Add an account',
  access: 'users.manage-accounts',
  body: AddUserBody,
  replies: { 201: User },
});

/** The last superadmin keeps the role (409). A new role or password ends the user’s sessions. */
export const editUser = endpoint({
  method: 'PUT',
  path: '/api/users/:id',
  summary: 'Edit an account',
  access: 'users.manage-accounts',
  params: UserParams,
  body: EditUserBody,
  replies: { 200: User },
});

/** The user's records stay under their name. The last superadmin cannot be deleted (409). */
export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/users/:id',
  summary: 'Delete an account',
  access: 'users.manage-accounts',
  params: UserParams,
  replies: { 200: z.object({ message: z.string() }) },
});

/** Only for a clinic's owner (409 otherwise); other users ask their owner. */
export const makeOwnerLink = endpoint({
  method: 'POST',
  path: '/api/users/:id/password-link',
  summary: 'Make a one-time link with which a clinic’s owner sets a forgotten password',
  access: 'users.manage-accounts',
  params: UserParams,
  replies: { 201: PasswordLink },
});

/** Only for the user's own account. */
export const markTutorialSeen = endpoint({
  method: 'PUT',
  path: '/api/users/:id/tutorial-seen',
  summary: 'Keep that the own tutorial was seen',
  access: 'any',
  params: UserParams,
  body: z.object({
    has_seen_tutorial: z.boolean({ error: 'has_seen_tutorial must be true or false.' }),
  }),
  replies: { 200: z.object({ id: Id, has_seen_tutorial: z.boolean() }) },
});

/** Clinics that an account can belong to. */
export const listClinics = endpoint({
  method: 'GET',
  path: '/api/clinics',
  summary: 'The clinics of the installation, by name',
  access: 'users.manage-accounts',
  replies: { 200: z.array(z.object({ id: Id, name: z.string() })) },
});

export const listClinicAccounts = endpoint({
  method: 'GET',
  path: '/api/clinics/accounts',
  summary: 'The clinics of the installation with their owner, people and plan, by name',
  access: 'users.manage-accounts',
  replies: { 200: z.array(ClinicAccount) },
});
