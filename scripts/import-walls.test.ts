import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Imports that a wall stands in the way of. */
const REFUSED: readonly [file: string, imported: string][] = [
  ['contract/queue/visit.ts', '#server/app.ts'],
  ['contract/queue/visit.ts', '../../web/lib/session/session.ts'],
  ['contract/queue/visit.ts', 'node:fs'],
  ['contract/queue/visit.ts', 'pg'],
  ['server/queue/verb.ts', '#web/lib/session/session.ts'],
  ['server/queue/verb.ts', '../patients/patient.store.ts'],
  ['server/queue/board/verb.ts', '../../patients/patient.store.ts'],
  ['server/queue/board/verb.ts', '../../patients/edit/edit-patient.ts'],
  ['server/platform/http/thing.ts', '../../patients/index.ts'],
  ['server/platform/thing.ts', '../auth/index.ts'],
  ['web/queue/page.tsx', '#server/queue/verb.ts'],
  ['web/queue/page.tsx', '#web/patients/patient.form.tsx'],
  ['web/queue/page.tsx', '../patients/patient.form.tsx'],
  ['web/queue/board/page.tsx', '../../patients/patient.form.tsx'],
  ['web/queue/board/page.tsx', '#web/patients/edit/patient.form.tsx'],
  ['web/ui/thing.tsx', '#web/patients/index.ts'],
  ['web/lib/thing.ts', '#web/app/router.tsx'],
];

/** Imports that the house is made for. */
const ALLOWED: readonly [file: string, imported: string][] = [
  ['contract/queue/visit.ts', 'zod'],
  ['contract/queue/visit.ts', '../kernel/fields.ts'],
  ['server/queue/verb.ts', '#contract/queue/queue.endpoints.ts'],
  ['server/queue/verb.ts', '../patients/index.ts'],
  ['server/queue/verb.ts', '../platform/errors.ts'],
  ['server/queue/verb.ts', './visit.store.ts'],
  ['server/queue/board/verb.ts', '../visit.store.ts'],
  ['server/queue/board/verb.ts', '../visit/visit.store.ts'],
  ['server/queue/board/verb.ts', '../../patients/index.ts'],
  ['server/queue/board/verb.ts', '../../platform/errors.ts'],
  ['server/queue/board/verb.ts', '../../platform/db/scope.ts'],
  ['server/platform/http/thing.ts', '#contract/auth/auth.ts'],
  ['web/queue/page.tsx', '#web/patients/index.ts'],
  ['web/queue/page.tsx', '#web/ui/theme/icon.tsx'],
  ['web/queue/board/page.tsx', '../start-visit.tsx'],
  ['web/queue/board/page.tsx', '../visit/start-visit.tsx'],
  ['web/queue/board/page.tsx', '#web/ui/theme/icon.tsx'],
  ['web/queue/page.tsx', '#contract/queue/queue.endpoints.ts'],
  ['web/app/router.tsx', '#web/auth/sign-in.page.tsx'],
];

let folder: string;
let refused: Set<string>;

/** Each import stands in a file of its own, beside the one that it is an example of. */
const fileOf = (file: string, imported: string) =>
  file.replace(/\w+(\.tsx?)$/, `${imported.replace(/\W+/g, '_')}$1`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openopd-walls-'));
  await cp(join(ROOT, 'biome.json'), join(folder, 'biome.json'));
  for (const [file, imported] of [...REFUSED, ...ALLOWED]) {
    const path = join(folder, fileOf(file, imported));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `import { thing } from '${imported}';\nexport const other = thing;\n`);
  }
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['lint', '.', '--vcs-enabled=false', '--only=style/noRestrictedImports'];
  const { stdout } = spawnSync(
    process.execPath,
    [biome, ...options, '--reporter=github', '--max-diagnostics=none'],
    { cwd: folder, encoding: 'utf8' },
  );
  refused = new Set(
    [...stdout.matchAll(/file=([^,]+),/g)].map(([, file]) =>
      relative(folder, resolve(folder, file ?? '')),
    ),
  );
});
afterAll(() => rm(folder, { recursive: true }));

describe('the walls of the house', () => {
  it.each(REFUSED)('%s may not import %s', (file, imported) => {
    expect(refused).toContain(fileOf(file, imported));
  });

  it.each(ALLOWED)('%s may import %s', (file, imported) => {
    expect(refused).not.toContain(fileOf(file, imported));
  });
});
