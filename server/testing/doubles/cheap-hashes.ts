import type * as argon2 from '@node-rs/argon2';
import { vi } from 'vitest';

/** Argon2's minimum. Every test signs people in, and hashing with 19 MiB took half of a run's time. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

// `passwords.test.ts` has the real costs: it runs in another project, without this file.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof argon2>();
  const hash: typeof argon2.hash = (password, options) =>
    original.hash(password, { ...options, ...CHEAP });
  return { ...original, hash };
});
