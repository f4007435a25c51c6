import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { newPassword } from '../kernel/fields.ts';
import { PasswordHistory } from './password-history.ts';
import { PASSWORD_LINK_MESSAGES as M } from './password-links.messages.ts';

/**
 * A reset link, for its creator to pass on. The code is in the fragment (`#`), so that no log
 * contains it. Without `PUBLIC_URL` the link starts with a slash, and the browser adds its own
 * origin.
 */
export const PasswordLink = z.object({ link: z.string(), expires_at: Instant });

export const UsePasswordLinkBody = z.object({
  code: z
    .string({ error: M.codeMissing })
    .min(1, { error: M.codeMissing })
    .max(100, { error: M.codeWrong }),
  newPassword: newPassword(M.passwordRequired),
});

/**
 * Sets the password of the link's user and ends their sessions. Returns 403 for an invalid link.
 */
export const usePasswordLink = endpoint({
  method: 'POST',
  path: '/api/auth/reset',
  summary: 'Set a forgotten password with a one-time link',
  access: 'public',
  body: UsePasswordLinkBody,
  replies: { 200: z.object({ message: z.string(), email: z.string() }) },
});

export const getPasswordHistory = endpoint({
  method: 'GET',
  path: '/api/auth/password-history',
  summary: 'Who else set the own password, and the sign-ins since',
  access: 'account.view-password-history',
  replies: { 200: PasswordHistory },
});
