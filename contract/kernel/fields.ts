import { z } from 'zod';

/** An identifier: a UUID, made in the application as version 7 so that it sorts by creation. */
export const Id = z.uuid({ error: 'This is not a valid id.' });

/** A NUL cannot be stored by PostgreSQL, and other control characters hide things on a screen. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** Whether a text can be stored and shown as it is. */
export function isPlainText(value: string): boolean {
  return !CONTROL.test(value) && value.isWellFormed();
}

function text(max: number, label: string, wrongType = `${label} must be text.`) {
  return z
    .string({ error: wrongType })
    .max(max, { error: `${label} must be at most ${max} characters.` })
    .refine((value) => !CONTROL.test(value), {
      error: `${label} contains a character that cannot be used.`,
    })
    .refine((value) => value.isWellFormed(), {
      error: `${label} contains a character that cannot be used.`,
    });
}

/** A line of text that must not be blank; `required` is what a person reads when it is. */
export function requiredLine(options: { label: string; required: string; max?: number }) {
  return text(options.max ?? 200, options.label, options.required)
    .trim()
    .min(1, { error: options.required });
}

/** A text that may be blank, null or left out: all three become null. */
export function optionalText(options: { label: string; max: number }) {
  return text(options.max, options.label)
    .trim()
    .nullish()
    .transform((value) => value || null);
}

/** A longer text kept exactly as it was typed, blank lines and all. */
export function freeText(options: { label: string; max: number }) {
  return text(options.max, options.label);
}

/** An email address, compared without case in the whole system. */
export function email(required: string) {
  return z
    .string({ error: required })
    .trim()
    .min(1, { error: required })
    .max(254, { error: 'The email address is too long.' })
    .toLowerCase()
    .pipe(z.email({ error: 'Please enter a valid email address.' }));
}

export const PASSWORD_MIN = 6;
export const PASSWORD_BLANK = 'A password must not be only spaces.';
export const PASSWORD_TOO_SHORT = `Password must be at least ${PASSWORD_MIN} characters.`;

/** A password being set. The upper bound only keeps hashing from being used as an attack. */
export function newPassword(required: string) {
  return z
    .string({ error: required })
    .refine((value) => value.length > 0, { error: required, abort: true })
    .refine((value) => value.trim() !== '', { error: PASSWORD_BLANK })
    .min(PASSWORD_MIN, { error: PASSWORD_TOO_SHORT })
    .max(200, { error: 'Password must be at most 200 characters.' });
}
