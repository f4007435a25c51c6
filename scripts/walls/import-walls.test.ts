import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { belowSlices, circlesIn, sliceGraph } from './slice-graph.ts';
import { NO_SLICES, presentWalls, SIDES, slicesOf, wallOverrides } from './walls.ts';

const ROOT = join(import.meta.dirname, '../..');

type Import = readonly [file: string, imported: string];

/** Imports that a wall forbids. */
const REFUSED: readonly Import[] = [
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
  ['web/ui/form/thing.tsx', '../../patients/index.ts'],
  ['web/lib/thing.ts', '#web/app/router.tsx'],
  ['web/lib/thing.ts', '#web/ui/icon.tsx'],
  ['server/queue/verb.ts', '#server/patients/patient.store.ts'],
  ['server/queue/verb.ts', '../app.ts'],
  ['server/queue/board/verb.ts', '../../app.ts'],
  ['server/queue/verb.ts', '../testing/build-app.ts'],
  ['server/queue/verb.ts', '../../scripts/start.mjs'],
  ['server/app.ts', './queue/visit.store.ts'],
  ['server/platform/db/thing.ts', '../../config.ts'],
  ['server/platform/db/embedded/thing.ts', '../../../queue/index.ts'],
  ['web/queue/page.tsx', '#web/testing/people.ts'],
  ['web/queue/page.tsx', '#web/app/router.tsx'],
  ['contract/queue/visit.ts', '../../scripts/house/house.ts'],
  ['contract/endpoints.ts', '../bench/rig/day.ts'],
  ['server/app.ts', '../scripts/start.mjs'],
  ['server/queue/verb.ts', '../../proof/faults/kills.ts'],
  ['server/platform/thing.ts', '../../bench/rig/day.ts'],
  ['web/queue/page.tsx', '../../e2e/rig/api.ts'],
  ['web/app/page.tsx', '../../scripts/house/house.ts'],
  ['web/app/routes/page.tsx', '../../../bench/rig/day.ts'],
  ['web/main.tsx', '../e2e/rig/api.ts'],
  ['web/ui/thing.tsx', '../../e2e/rig/api.ts'],
  ['web/lib/thing.ts', '../../e2e/rig/api.ts'],
  ['e2e/days/day.e2e.ts', '#server/queue/verb.ts'],
  ['e2e/days/day.e2e.ts', '../../server/app.ts'],
  ['e2e/days/day.e2e.ts', '#web/queue/index.ts'],
  ['e2e/days/day.e2e.ts', '../pages/markup.ts'],
  ...eachSlice('server', (slice, other) => [
    [`server/${slice}/verb.ts`, `../${other}/${other}.store.ts`],
    [`server/${slice}/deep/verb.ts`, `../../${other}/${other}.store.ts`],
    [`server/${slice}/deeper/still/verb.ts`, `../../../${other}/${other}.store.ts`],
    ['server/platform/thing.ts', `../${slice}/index.ts`],
  ]),
  ...eachSlice('web', (slice, other) => [
    [`web/${slice}/part.tsx`, `#web/${other}/${other}.page.tsx`],
    [`web/${slice}/deep/part.tsx`, `../../${other}/index.ts`],
    ['web/ui/part.tsx', `#web/${slice}/index.ts`],
    ['web/lib/part.ts', `#web/${slice}/index.ts`],
  ]),
];

/** Imports that the structure allows. */
const ALLOWED: readonly Import[] = [
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
  ['server/queue/board/verb.ts', '../../platform/db/scoped-database.ts'],
  ['server/platform/http/thing.ts', '#contract/auth/auth.ts'],
  ['web/queue/page.tsx', '#web/patients/index.ts'],
  ['web/queue/page.tsx', '#web/ui/theme/icon.tsx'],
  ['web/queue/board/page.tsx', '../start-visit.tsx'],
  ['web/queue/board/page.tsx', '../visit/start-visit.tsx'],
  ['web/queue/board/page.tsx', '#web/ui/theme/icon.tsx'],
  ['web/queue/page.tsx', '#contract/queue/queue.endpoints.ts'],
  ['web/app/router.tsx', '#web/auth/sign-in.page.tsx'],
  ['web/ui/thing.tsx', '#web/lib/thing.ts'],
  ['web/ui/form/thing.tsx', '../theme/icon.tsx'],
  ['server/app.ts', './queue/index.ts'],
  ['server/queue/verb.test.ts', '../testing/build-app.ts'],
  ['server/queue/verb.test.ts', '../app.ts'],
  ['web/queue/page.test.tsx', '#web/testing/people.ts'],
  ['e2e/days/day.e2e.ts', '#contract/queue/queue.endpoints.ts'],
  ['e2e/days/day.e2e.ts', '#server/testing/pictures.ts'],
  ['e2e/days/day.e2e.ts', '../rig/api.ts'],
  ['e2e/days/day.e2e.ts', '../../proof/faults/kills.ts'],
  ...eachSlice('server', (slice, other) => [
    [`server/${slice}/verb.ts`, `../${other}/index.ts`],
    [`server/${slice}/deep/verb.ts`, `../../${other}/index.ts`],
    [`server/${slice}/deep/verb.ts`, '../own.store.ts'],
  ]),
  ...eachSlice('web', (slice, other) => [
    [`web/${slice}/part.tsx`, `#web/${other}/index.ts`],
    [`web/${slice}/deep/part.tsx`, '../own-part.tsx'],
  ]),
];

/** The same imports for every slice, each with the next slice. */
function eachSlice(
  side: 'server' | 'web',
  imports: (slice: string, other: string) => readonly Import[],
): Import[] {
  const slices = slicesOf(side);
  return slices.flatMap((slice, at) => [
    ...imports(slice, slices[(at + 1) % slices.length] ?? slice),
  ]);
}

let folder: string;
let refused: Set<string>;

/** Each import is in a separate file beside its example's folder. */
const fileOf = (file: string, imported: string) =>
  file.replace(/\w+((\.test|\.e2e)?\.tsx?)$/, `${imported.replace(/\W+/g, '_')}$1`);

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

describe('the import walls', () => {
  it.each(REFUSED)('%s may not import %s', (file, imported) => {
    expect(refused).toContain(fileOf(file, imported));
  });

  it.each(ALLOWED)('%s may import %s', (file, imported) => {
    expect(refused).not.toContain(fileOf(file, imported));
  });

  it('match biome.json (npm run walls)', () => {
    expect(presentWalls()).toEqual(wallOverrides());
  });

  it.each(SIDES)('refer only to existing folders of %s', (side) => {
    for (const folder of NO_SLICES[side]) expect(existsSync(join(ROOT, side, folder))).toBe(true);
  });

  it.each(SIDES)('allow no import cycle between the slices of %s', (side) => {
    expect(circlesIn(sliceGraph(side))).toEqual([]);
  });

  it.each(SIDES)('keep the layers below the slices of %s from importing them', (side) => {
    const graph = sliceGraph(side);
    const below = belowSlices(side);
    const known = below.flatMap((folder) => [...(graph.get(folder) ?? [])]);
    expect(known.filter((folder) => !below.includes(folder))).toEqual([]);
  });

  it('report a cycle with its path', () => {
    const graph = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c', 'd'])],
      ['c', new Set(['a'])],
      ['d', new Set<string>()],
    ]);
    expect(circlesIn(graph)).toEqual(['a → b → c → a', 'b → c → a → b', 'c → a → b → c']);
  });
});
