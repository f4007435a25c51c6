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

/** A name or email, its words, and the part before the `@`. */
function wordsOf(text: string): string[] {
  const [local = text] = text.split('@');
  return [text, local, ...text.split(/[\s@.]+/)].map(lettersAndDigits);
}

/**
 * Returns why a password is easy to guess, or undefined: it is common, or it is a name with or
 * without a number.
 */
export async function weaknessOf({ password, about }: NewPassword): Promise<string | undefined> {
  if (await isCommonPassword(password)) return M.passwordCommon;
  const whole = lettersAndDigits(password);
  const words = about
    .flatMap((text) => (text ? wordsOf(text) : []))
    .filter(({ length }) => length > 3);
  const isName = words.some((word) => word === whole || word === withoutNumber(whole));
  return isName ? M.passwordOfOwnWords : undefined;
}

/**
 * Refuses a password that is easy to guess (400 for its field) where others can reach the server.
 * Elsewhere the server checks only the length, and the browser shows a warning.
 */
export async function refuseWeakPassword(
  { doors }: Pick<Services, 'doors'>,
  { field, ...newPassword }: NewPassword & { field: string },
): Promise<void> {
  const weakness = doors.reachable ? await weaknessOf(newPassword) : undefined;
  if (weakness !== undefined) throw invalidField(field, weakness);
}
