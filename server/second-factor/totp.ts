import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/**
 * Codes of the adjacent time steps are accepted too, because clocks differ and typing takes time.
 */
const WINDOW = 1;
/** A code up to ten minutes off gets a message about the wrong clock. */
const TELLING_WINDOW = 20;
const SECRET_BYTES = 20;
const ISSUER = 'OpenOPD';

// SHA-1, six digits and 30 seconds, which every authenticator app supports.
const OPTIONS = { issuer: ISSUER, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS } as const;

function secretOf(bytes: Uint8Array): Secret {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer });
}

export function newSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);
}

/** The data for an authenticator app: the address for the QR code, and the key to type in. */
export function keyOf(secret: Uint8Array, label: string): { address: string; key: string } {
  const totp = new TOTP({ ...OPTIONS, label, secret: secretOf(secret) });
  return { address: totp.toString(), key: totp.secret.base32 };
}

function deltaOf(secret: Uint8Array, code: string, now: Date, window: number): number | null {
  const totp = new TOTP({ ...OPTIONS, secret: secretOf(secret) });
  return totp.validate({ token: code, timestamp: now.getTime(), window });
}

/** The time step of a code, if it is valid now. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | undefined {
  const delta = deltaOf(secret, code, now, WINDOW);
  if (delta === null) return undefined;
  return Math.floor(now.getTime() / 1_000 / STEP_SECONDS) + delta;
}

/**
 * By how many minutes the clocks differ when a code is valid at another time. Only for a person
 * setting up the factor, who has the key: at sign-in it would help a guesser.
 */
export function minutesOff(secret: Uint8Array, code: string, now: Date): number | undefined {
  const delta = deltaOf(secret, code, now, TELLING_WINDOW);
  return delta === null
    ? undefined
    : Math.max(1, Math.round((Math.abs(delta) * STEP_SECONDS) / 60));
}

/** Normalizes a typed or pasted code: six digits, perhaps with separators. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '');
}
