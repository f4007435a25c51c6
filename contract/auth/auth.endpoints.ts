import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { ChangePasswordBody, CurrentUser, LoginBody, RegisterBody } from './auth.ts';

const Message = z.object({ message: z.string() });

/** A new clinic with its first admin. Limited to 30 an hour from one address. */
export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Register a clinic and its admin',
  roles: 'public',
  body: RegisterBody,
  replies: { 201: z.object({ message: z.string(), clinic_id: Id }) },
});

/** Wrong email and wrong password answer alike, in the same time. */
export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in',
  roles: 'public',
  body: LoginBody,
  replies: { 200: z.object({ token: z.string(), user: CurrentUser }) },
});

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The signed-in person',
  roles: 'any',
  replies: { 200: CurrentUser },
});

/** Sets a new password and ends the person's other sessions. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/password',
  summary: 'Change the own password',
  roles: 'any',
  body: ChangePasswordBody,
  replies: { 200: Message },
});
