import type { User } from '#contract/users/user.ts';
import { notFound } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { presentUsers } from './user.present.ts';
import { findUserRow } from './user.store.ts';

/** Reads an account. Throws 404 for an unknown one. */
export async function readUser({ tx, now }: Scope, id: string): Promise<User> {
  const row = await findUserRow(tx, id);
  const [user] = row ? await presentUsers(tx, [row], now) : [];
  if (!user) throw notFound();
  return user;
}
