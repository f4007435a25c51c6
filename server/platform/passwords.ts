import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB, two passes and one lane: OWASP's minimum, 6 to 40 ms here. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash to keep of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password is the one behind a hash. Without a hash (no such account) it takes the same
 * time and is false.
 */
export async function isPassword(
  password: string,
  passwordHash: string | undefined,
  check: typeof verify = verify,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await check(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== undefined;
}
