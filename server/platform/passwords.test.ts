import { verify } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

/** Argon2 writes its parameters before the salt. */
const settingsOf = (hash: string) => hash.split('$').slice(0, 4).join('$');

async function checkedWith(password: string, passwordHash: string | undefined) {
  const checks: [string, string][] = [];
  const matches = await isPassword(password, passwordHash, async (hash, given, ...rest) => {
    checks.push([String(hash), String(given)]);
    return verify(hash, given, ...rest);
  });
  return { matches, checks };
}

it('an unknown account costs the same work and never matches', async () => {
  const hash = await hashPassword('secret-1');
  const right = await checkedWith('secret-1', hash);
  const wrong = await checkedWith('secret-2', hash);
  const nobody = await checkedWith('no account has this password', undefined);
  expect([right.matches, wrong.matches, nobody.matches]).toEqual([true, false, false]);
  for (const { checks } of [right, wrong, nobody]) expect(checks).toHaveLength(1);
  const work = [right, wrong, nobody].map(({ checks }) => settingsOf(checks[0]?.[0] ?? ''));
  expect(new Set(work)).toEqual(new Set(['$argon2id$v=19$m=19456,t=2,p=1']));
});

it('the same password gets a different hash each time, whose length does not depend on the password’s', async () => {
  const [one = '', other = '', long = ''] = await Promise.all(
    ['secret-1', 'secret-1', 'x'.repeat(200)].map(hashPassword),
  );
  expect(one).not.toBe(other);
  expect(long).toHaveLength(one.length);
});
