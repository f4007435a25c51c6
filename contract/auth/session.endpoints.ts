import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

/**
 * Ends the session and invalidates its token. Separate from sign-in and registration, because every
 * page imports it for its button.
 */
export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out',
  access: 'any',
  withoutFactor: true,
  whileLocked: true,
  replies: { 200: z.object({ message: z.string() }) },
});
