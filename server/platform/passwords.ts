import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB, two passes and one lane: OWASP's minimum, 6 to 40 ms here. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password for storage. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password matches a hash. Without a hash (an unknown account) it takes the same time and
 * returns false.
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
