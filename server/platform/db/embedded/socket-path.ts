import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Unix socket's path holds 103 bytes on every system, and `/.s.PGSQL.5432` goes after this. */
const LONGEST_FOLDER = 88;

/**
 * The folder by which the socket in a cluster is reached: the cluster itself, or a short link to
 * it, in a private folder, when its path is longer than a socket's may be.
 */
export async function socketPath(
  cluster: string,
): Promise<{ host: string; remove(): Promise<void> }> {
  if (Buffer.byteLength(cluster) <= LONGEST_FOLDER)
    return { host: cluster, remove: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'openopd-socket-'));
  const host = join(folder, 'c');
  await symlink(cluster, host);
  return { host, remove: () => rm(folder, { recursive: true, force: true }) };
}
