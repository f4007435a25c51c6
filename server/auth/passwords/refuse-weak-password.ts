import { AUTH_MESSAGES as M } from '#contract/auth/auth.messages.ts';
import { invalidField } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { isCommonPassword } from './common-passwords.ts';

type NewPassword = {
  readonly password: string;
  /** Names and emails of the person and the clinic. */
  readonly about: readonly (string | null | undefined)[];
};

const lettersAndDigits = (text: string) =>
  text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
const withoutNumber = (text: string) => text.replace(/\d+$/, '');

/** A name or email whole, its words, and what stands before the `@`. */
function wordsOf(text: string): string[] {
  const [local = text] = text.split('@');
  return [text, local, ...text.split(/[\s@.]+/)].map(lettersAndDigits);
}

/** Why the password is too easily guessed, or undefined: a common one, or a name with or without a number. */
export function weaknessOf({ password, about }: NewPassword): string | undefined {
  if (isCommonPassword(password)) return M.passwordCommon;
  const whole = lettersAndDigits(password);
  const words = about
    .flatMap((text) => (text ? wordsOf(text) : []))
    .filter(({ length }) => length > 3);
  const isName = words.some((word) => word === whole || word === withoutNumber(whole));
  return isName ? M.passwordOfOwnWords : undefined;
}

/**
 * Refuses a new password that guessers try first (400 for its field), where others can reach the
 * server. Elsewhere only its length counts, and the browser says what is weak about it.
 */
export function refuseWeakPassword(
  { doors }: Pick<Services, 'doors'>,
  { field, ...newPassword }: NewPassword & { field: string },
): void {
  const weakness = doors.reachable ? weaknessOf(newPassword) : undefined;
  if (weakness !== undefined) throw invalidField(field, weakness);
}
