import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Browser APIs that exist only on HTTPS and localhost. */
const REFUSED: Record<string, string> = {
  'web/queue/key.ts': 'crypto.randomUUID()',
  'web/queue/window-key.ts': 'window.crypto.randomUUID()',
  'web/queue/digest.ts': 'crypto.subtle.digest',
  'web/queue/copy.ts': "navigator.clipboard.writeText('')",
  'web/queue/microphone.ts': 'navigator.mediaDevices',
  'web/queue/lock.ts': 'navigator.locks',
  'web/queue/cache.ts': 'window.caches',
};

const ALLOWED: Record<string, string> = {
  'web/lib/api/new-key.ts': 'crypto.getRandomValues(new Uint8Array(16))',
  'web/lib/device/copy-text.ts': "navigator.clipboard.writeText('')",
  'server/queue/key.ts': 'crypto.randomUUID()',
};

let folder: string;
let refused: Set<string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openopd-plain-http-'));
  await cp(join(ROOT, 'biome.json'), join(folder, 'biome.json'));
  for (const [file, expression] of Object.entries({ ...REFUSED, ...ALLOWED })) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `export const thing = ${expression};\n`);
  }
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['lint', '.', '--vcs-enabled=false', '--only=nursery/noJsRestrictedProperties'];
  const { stdout } = spawnSync(process.execPath, [biome, ...options, '--reporter=github'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const files = [...stdout.matchAll(/file=([^,]+),/g)].map(([, file]) => file ?? '');
  refused = new Set(files.map((file) => relative(folder, resolve(folder, file))));
});
afterAll(() => rm(folder, { recursive: true }));

describe('APIs missing on plain HTTP', () => {
  it.each(Object.keys(REFUSED))('%s may not use them', (file) => {
    expect(refused).toContain(file);
  });

  it.each(Object.keys(ALLOWED))('%s may', (file) => {
    expect(refused).not.toContain(file);
  });
});
