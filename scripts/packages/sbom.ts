// `npm run sbom`: writes the bill of materials as CycloneDX to dist/openopd.cdx.json for a release.
// Packages of the browser application have the scope "development", because they are only built
// from.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../..');
const FILE = join(ROOT, 'dist/openopd.cdx.json');

const Component = z.looseObject({
  'bom-ref': z.string(),
  type: z.enum(['application', 'library']),
  name: z.string(),
  version: z.string(),
  purl: z.string().startsWith('pkg:npm/'),
});

/** The parts of CycloneDX 1.5 that this code relies on. */
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

/** The bill of materials of the lock file, created offline by npm itself. */
export function makeBom(): Bom {
  const { name }: { name: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const isWindows = process.platform === 'win32';
  const told = execFileSync(
    isWindows ? 'npm.cmd' : 'npm',
    ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'],
    { cwd: ROOT, maxBuffer: 64 * 1024 * 1024, encoding: 'utf8', shell: isWindows },
  );
  const bom = Bom.parse(JSON.parse(told));
  // npm uses the folder name.
  bom.metadata.component.name = name;
  return bom;
}

if (import.meta.main) {
  const bom = makeBom();
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`${bom.components.length} components in ${FILE}`);
}
