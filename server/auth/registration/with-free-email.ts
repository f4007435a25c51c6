import { AUTH_MESSAGES } from '#contract/auth/auth.messages.ts';
import { violatedConstraint } from '../../platform/db/violations.ts';
import { conflict } from '../../platform/errors.ts';

/** Writes an account. Throws 409 when another account uses the email. */
export async function withFreeEmail(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (violatedConstraint(error) === 'users_one_account_an_email') {
      throw conflict(AUTH_MESSAGES.emailTaken);
    }
    throw error;
  }
}
