import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import {
  ConfirmFactorBody,
  NewFactor,
  OwnPasswordBody,
  RecoveryCodes,
  SecondFactor,
} from './second-factor.ts';

const Message = z.object({ message: z.string() });

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/auth/second-factor',
  summary: 'How the own second factor stands',
  access: 'any',
  withoutFactor: true,
  replies: { 200: SecondFactor },
});

/**
 * Creates a key for an authenticator app. The second factor stays off until a code is confirmed.
 */
export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor',
  summary: 'Begin to set up a second factor',
  access: 'any',
  withoutFactor: true,
  body: OwnPasswordBody,
  replies: { 201: NewFactor },
});

/** Enables the second factor with a code of the app, and ends the user's other sessions. */
export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/confirm',
  summary: 'Switch the second factor on',
  access: 'any',
  withoutFactor: true,
  body: ConfirmFactorBody,
  replies: { 200: RecoveryCodes },
});

/** Creates ten new codes and invalidates the old ones. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/recovery-codes',
  summary: 'Make new recovery codes',
  access: 'any',
  body: OwnPasswordBody,
  replies: { 200: RecoveryCodes },
});

export const endSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/off',
  summary: 'Switch the second factor off',
  access: 'any',
  body: OwnPasswordBody,
  replies: { 200: Message },
});

/** For a lost phone without recovery codes: disables another account's second factor. */
export const resetSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/second-factor',
  summary: 'Switch off the second factor of an account',
  access: 'users.manage-accounts',
  params: z.object({ id: Id }),
  replies: { 200: Message },
});

/** The same for the clinic's owner, for users of the clinic. */
export const resetPersonSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/owner/people/:id/second-factor',
  summary: 'Switch off the second factor of somebody in the clinic',
  access: 'owner.manage-people',
  owner: true,
  params: z.object({ id: Id }),
  replies: { 200: Message },
});
