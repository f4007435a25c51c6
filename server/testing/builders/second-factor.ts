import { Secret, TOTP } from 'otpauth';
import { beginSecondFactor, confirmSecondFactor } from '#contract/auth/second-factor.endpoints.ts';
import type { TestApp } from '../build-app.ts';
import { PASSWORD, type Person } from './clinic.ts';

/** The code that an authenticator app shows for a key at a moment. */
export function codeAt(key: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at.getTime() });
}

/** Enables a person's second factor. This time step's code is then used up. */
export async function turnOnSecondFactor(app: TestApp, person: Person) {
  const { key } = await app.ok(beginSecondFactor, { body: { password: PASSWORD } }, person);
  const code = codeAt(key, app.clock.now());
  const { recovery_codes } = await app.ok(confirmSecondFactor, { body: { code } }, person);
  app.clock.advance(30_000);
  return { key, codes: recovery_codes, code: () => codeAt(key, app.clock.now()) };
}
