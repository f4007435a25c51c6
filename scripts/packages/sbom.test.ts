import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packagesOf } from './licences.ts';
import { makeBom } from './sbom.ts';

it('the bill of materials lists each package of the lock file with licence and hash', () => {
  const bom = makeBom();
  expect(bom.metadata.component).toMatchObject({ name: 'openopd', type: 'application' });
  const lock = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8');
  const named = new Set(bom.components.map(({ name }) => name));
  const missing = packagesOf(lock).filter(({ name }) => !named.has(name));
  expect(missing.map(({ name }) => name)).toEqual([]);
  // A bundled package is covered by the hash of its archive.
  const bundled = packagesOf(lock).filter(({ isBundled }) => isBundled);
  const inside = new Set(bundled.map(({ name }) => name));
  const bare = bom.components.filter(
    ({ name, hashes, licenses }) => (!hashes?.length && !inside.has(name)) || !licenses?.length,
  );
  expect(bare.map(({ name }) => name)).toEqual([]);
  const refs = new Set([
    ...bom.components.map((one) => one['bom-ref']),
    bom.metadata.component['bom-ref'],
  ]);
  expect(
    bom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref)),
  ).toEqual([]);
});
