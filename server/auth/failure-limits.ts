import type { AttemptLimit } from './attempts.store.ts';

const WINDOW_MS = 15 * 60_000;

/** What is counted of one email, whether its password is tried at sign-in or by an open session. */
export function failuresOfEmail(email: string): AttemptLimit {
  return { kind: 'sign-in email', key: email, most: 10 };
}

/** How often a wrong password may be tried: 10 times an email and 50 an address in 15 minutes. */
export function failures({ email, address }: { email: string; address: string }) {
  const ofAddress: AttemptLimit = { kind: 'sign-in address', key: address, most: 50 };
  return { limits: [failuresOfEmail(email), ofAddress], windowMs: WINDOW_MS };
}
