import { lchown, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findOrMakeAccount } from './own-account.ts';
import { EmbeddedPostgresError, errnoOf } from './postgres-errors.ts';

/** The account that PostgreSQL runs under. */
export type Account = { uid: number; gid: number };

/** Shared by unrelated programs, any of which could read and stop the database. */
const NOBODY = 65534;

/**
 * PostgreSQL refuses to run as root. As root, this returns the account that owns the cluster, or
 * else a dedicated one. Returns undefined to use the current user.
 */
export async function accountFor(
  cluster: string,
  ownAccount: () => Promise<Account> = findOrMakeAccount,
): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0 && owner.uid !== NOBODY) return { uid: owner.uid, gid: owner.gid };
  return ownAccount();
}

/**
 * Gives a file or folder to the account. Throws when root lacks the right, as in a restricted
 * container.
 */
export async function giveTo(account: Account | undefined, path: string): Promise<void> {
  if (!account) return;
  try {
    await lchown(path, account.uid, account.gid);
  } catch (error) {
    const code = errnoOf(error);
    if (code !== 'EPERM' && code !== 'EINVAL') throw error;
    throw new EmbeddedPostgresError(
      `PostgreSQL does not run as root, and this root may not hand ${path} to another account. ` +
        'Start OpenOPD as an ordinary user.',
    );
  }
}

/**
 * Gives a whole tree to the account, because a copy made by root belongs to root. The folder itself
 * comes last: its owner shows that everything inside was given.
 */
export async function giveTreeTo(account: Account, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await giveTreeTo(account, path);
    else await giveTo(account, path);
  }
  await giveTo(account, folder);
}

async function mayEnter({ uid, gid }: Account, path: string): Promise<boolean> {
  const { mode, uid: owner, gid: group } = await stat(path);
  const wanted = owner === uid ? 0o500 : group === gid ? 0o050 : 0o005;
  const enter = wanted & 0o111;
  return (mode & enter) === enter;
}

/** Whether the account can reach `path`, which requires execute permission on every parent. */
export async function canReach(account: Account, path: string): Promise<boolean> {
  for (let at = path; ; at = dirname(at)) {
    if (!(await mayEnter(account, at))) return false;
    if (at === dirname(at)) return true;
  }
}
