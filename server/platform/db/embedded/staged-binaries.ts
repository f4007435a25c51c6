import { chmod, cp, lstat, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, canReach } from './account.ts';
import { EmbeddedPostgresError, errnoOf } from './errors.ts';

/** Anybody who is neither the owner nor in the group of anything. */
const ANYBODY: Account = { uid: 65534, gid: 65534 };

/** Where regenerable files of a service belong; root alone writes there. */
const CACHE = '/var/cache/openopd';

/** Build-time files and client libraries that the server never opens. */
const UNUSED = /\.a$|\/libecpg|\/libpgtypes|\/pkgconfig$/;

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, folder.endsWith('/bin') ? 0o755 : 0o644);
  }
}

async function isDone(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  return found?.isDirectory() === true && found.uid === 0;
}

async function copyTo(native: string, staged: string): Promise<void> {
  const copy = await mkdtemp(`${staged}.new-`);
  try {
    const filter = (source: string) => !UNUSED.test(source);
    await cp(native, copy, { recursive: true, verbatimSymlinks: true, filter });
    await openToAll(copy);
    await rename(copy, staged);
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    // Another process was faster, with the same content.
    if (!(await isDone(staged))) throw error;
  }
}

/**
 * Gives a folder with the binaries that the account PostgreSQL runs under can reach.
 *
 * As root that account is another one, and a clone in root's home (0700) is closed to it. Opening
 * root's home, or letting PostgreSQL keep root's rights over files, would be worse than a copy: so
 * the binaries, which are no secret, are copied once to a public place.
 */
export async function stageForOthers(native: string, release: string): Promise<string> {
  if (process.getuid?.() !== 0) return native;
  const inner = await Promise.all(
    ['bin', 'lib', 'share', 'share/postgresql'].map((part) =>
      canReach(ANYBODY, join(native, part)),
    ),
  );
  if (inner.every(Boolean)) return native;
  const staged = join(CACHE, release.replace(/[^\w.-]+/g, '-').replace(/^-/, ''));
  try {
    await mkdir(CACHE, { recursive: true, mode: 0o755 });
    await chmod(CACHE, 0o755);
    if (!(await isDone(staged))) await copyTo(native, staged);
    return staged;
  } catch (error) {
    throw new EmbeddedPostgresError(
      `PostgreSQL does not run as root, no other account can reach ${native}, and it cannot be ` +
        `copied to ${CACHE} (${errnoOf(error) ?? String(error)}). ` +
        'Move OpenOPD out of this folder, or start it as an ordinary user.',
    );
  }
}
