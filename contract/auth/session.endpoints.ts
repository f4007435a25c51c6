import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

/**
 * Ends the session: its token is dead from then on. Apart from sign-in and registration, because
 * every page has the button.
 */
export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out',
  access: 'any',
  whileLocked: true,
  replies: { 200: z.object({ message: z.string() }) },
});
