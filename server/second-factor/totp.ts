import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** A code of the step before and after is right too: clocks differ, and typing takes time. */
const WINDOW = 1;
/** How far off a code may be for its person to be told that it is the clock: ten minutes. */
const TELLING_WINDOW = 20;
const SECRET_BYTES = 20;
const ISSUER = 'OpenOPD';

// SHA-1 with six digits and 30 seconds: what every authenticator app understands.
const OPTIONS = { issuer: ISSUER, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS } as const;

function secretOf(bytes: Uint8Array): Secret {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer });
}

export function newSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);
}

/** What an authenticator app is given: the address of the QR code, and the key for typing in. */
export function keyOf(secret: Uint8Array, label: string): { address: string; key: string } {
  const totp = new TOTP({ ...OPTIONS, label, secret: secretOf(secret) });
  return { address: totp.toString(), key: totp.secret.base32 };
}

function deltaOf(secret: Uint8Array, code: string, now: Date, window: number): number | null {
  const totp = new TOTP({ ...OPTIONS, secret: secretOf(secret) });
  return totp.validate({ token: code, timestamp: now.getTime(), window });
}

/** The time step that a code belongs to, if it is right now. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | undefined {
  const delta = deltaOf(secret, code, now, WINDOW);
  if (delta === null) return undefined;
  return Math.floor(now.getTime() / 1_000 / STEP_SECONDS) + delta;
}

/**
 * By how many minutes the clocks differ when a code is right at another time. Only for the person who
 * sets the factor up and has the key: at sign-in it would help a guesser.
 */
export function minutesOff(secret: Uint8Array, code: string, now: Date): number | undefined {
  const delta = deltaOf(secret, code, now, TELLING_WINDOW);
  return delta === null
    ? undefined
    : Math.max(1, Math.round((Math.abs(delta) * STEP_SECONDS) / 60));
}

/** A code as people type and paste it: six digits, perhaps parted. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '');
}
