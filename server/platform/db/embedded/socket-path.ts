import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Unix socket path has at most 103 bytes on every system, and `/.s.PGSQL.5432` is appended. */
const LONGEST_FOLDER = 88;

/**
 * The folder of a cluster's socket: the cluster itself, or a short link to it in a private folder
 * when the path is too long for a socket.
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
