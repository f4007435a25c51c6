import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { ChangePasswordBody, CurrentUser, LoginBody, RegisterBody } from './auth.ts';

const Message = z.object({ message: z.string() });

/**
 * Creates a clinic with its first admin. Returns 403 without an invitation where registration
 * requires one.
 */
export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Register a clinic and its admin',
  access: 'public',
  body: RegisterBody,
  replies: { 201: z.object({ message: z.string(), clinic_id: Id }) },
});

/** `invited` after the first clinic on a server that others can reach. */
export const getRegistration = endpoint({
  method: 'GET',
  path: '/api/auth/registration',
  summary: 'Whether a clinic may register without an invitation',
  access: 'public',
  replies: { 200: z.object({ registration: z.enum(['open', 'invited']) }) },
});

/** The code allows the registration of one clinic within seven days. */
export const inviteClinic = endpoint({
  method: 'POST',
  path: '/api/auth/invitations',
  summary: 'Invite a clinic to register',
  access: 'installation.invite-clinics',
  replies: { 201: z.object({ code: z.string(), expires_at: Instant }) },
});

/**
 * A wrong email and a wrong password give the same response in the same time. Too many attempts
 * return 429 with `Retry-After`. `device` is for the next sign-in from this device and is set only
 * when new.
 */
export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in',
  access: 'public',
  body: LoginBody,
  replies: {
    200: z.object({ token: z.string(), user: CurrentUser, device: z.string().optional() }),
  },
});

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The signed-in person',
  access: 'any',
  withoutFactor: true,
  topics: ['staff', 'settings'],
  replies: { 200: CurrentUser },
});

/** Sets a new password and ends the user's other sessions. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/password',
  summary: 'Change the own password',
  access: 'any',
  body: ChangePasswordBody,
  replies: { 200: Message },
});
