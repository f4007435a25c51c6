// `npm run sbom`: writes what the product is made of as CycloneDX to dist/openopd.cdx.json, which goes
// into a release. Packages of the browser application count as "development": it is built from them.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..');
const FILE = join(ROOT, 'dist/openopd.cdx.json');

const Component = z.looseObject({
  'bom-ref': z.string(),
  type: z.enum(['application', 'library']),
  name: z.string(),
  version: z.string(),
  purl: z.string().startsWith('pkg:npm/'),
});

/** As much of CycloneDX 1.5 as is relied upon. */
export const Bom = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  serialNumber: z.string().startsWith('urn:uuid:'),
  metadata: z.looseObject({ timestamp: z.iso.datetime(), component: Component }),
  components: z.array(
    Component.extend({
      hashes: z.array(z.object({ alg: z.string(), content: z.string() })).optional(),
      licenses: z.array(z.unknown()).optional(),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});
export type Bom = z.output<typeof Bom>;

/** The bill of materials of the lock file, by npm itself; it asks no registry. */
export function makeBom(): Bom {
  const { name }: { name: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const isWindows = process.platform === 'win32';
  const told = execFileSync(
    isWindows ? 'npm.cmd' : 'npm',
    ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'],
    { cwd: ROOT, maxBuffer: 64 * 1024 * 1024, encoding: 'utf8', shell: isWindows },
  );
  const bom = Bom.parse(JSON.parse(told));
  // npm takes the folder's name.
  bom.metadata.component.name = name;
  return bom;
}

if (import.meta.main) {
  const bom = makeBom();
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`${bom.components.length} components in ${FILE}`);
}
