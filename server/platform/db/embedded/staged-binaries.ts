import { chmod, cp, lstat, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, canReach } from './account.ts';
import { EmbeddedPostgresError, errnoOf } from './postgres-errors.ts';

/** Stands for an account that is neither owner nor in any group. */
const ANYBODY: Account = { uid: 65534, gid: 65534 };

/** The place for regenerable files of a service; only root may write there. */
const CACHE = '/var/cache/openopd';

/** Build-time files and client libraries that the server does not use. */
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
    // Another process was faster and wrote the same content.
    if (!(await isDone(staged))) throw error;
  }
}

/**
 * Returns a folder with the binaries that PostgreSQL's account can reach.
 *
 * As root, PostgreSQL runs under another account, which cannot enter root's home (0700). Opening
 * root's home, or keeping root's file rights, would be less safe than a copy. The binaries are not
 * secret, so they are copied once to a public folder.
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
