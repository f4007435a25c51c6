import { z } from 'zod';
import { MESSAGES } from './messages.ts';

/**
 * An identifier: a UUID, version 7 when the application creates it, so that ids sort by creation
 * time.
 */
export const Id = z.uuid({ error: 'This is not a valid id.' });

/** PostgreSQL cannot store NUL, and other control characters can hide text on a screen. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** Whether a text can be stored and displayed unchanged. */
export function isPlainText(value: string): boolean {
  return !CONTROL.test(value) && value.isWellFormed();
}

/** Checks given at once: zod copies a schema for each call of `check`, and the first page makes hundreds. */
function text(max: number, label: string, wrongType = `${label} must be text.`) {
  return z
    .string({ error: wrongType })
    .check(
      z.maxLength(max, { error: `${label} must be at most ${max} characters.` }),
      z.refine(isPlainText, { error: `${label} contains a character that cannot be used.` }),
    );
}

/** A single-line text that must not be blank; `required` is the error for a blank one. */
export function requiredLine(options: { label: string; required: string; max?: number }) {
  return text(options.max ?? 200, options.label, options.required).check(
    z.trim(),
    z.minLength(1, { error: options.required }),
  );
}

/** An optional text; blank, null and absent all become null. */
export function optionalText(options: { label: string; max: number }) {
  return text(options.max, options.label)
    .trim()
    .nullish()
    .transform((value) => value || null);
}

/** A multi-line text, stored exactly as typed. */
export function freeText(options: { label: string; max: number }) {
  return text(options.max, options.label);
}

/** An email address; the whole system compares it case-insensitively. */
export function email(required: string) {
  return z
    .string({ error: required })
    .trim()
    .min(1, { error: required })
    .max(254, { error: 'The email address is too long.' })
    .toLowerCase()
    .pipe(z.email({ error: MESSAGES.invalidEmail }));
}

export const PASSWORD_MIN = 6;
export const PASSWORD_BLANK = 'A password must not be only spaces.';
export const PASSWORD_TOO_SHORT = `Password must be at least ${PASSWORD_MIN} characters.`;

/** A new password. The upper bound prevents denial of service through hashing. */
export function newPassword(required: string) {
  return z
    .string({ error: required })
    .refine((value) => value.length > 0, { error: required, abort: true })
    .refine((value) => value.trim() !== '', { error: PASSWORD_BLANK })
    .min(PASSWORD_MIN, { error: PASSWORD_TOO_SHORT })
    .max(200, { error: 'Password must be at most 200 characters.' });
}
