// `npm run licences`: lists the licences of the packages in the lock file, and those that are not
// approved.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type LockedPackage = {
  readonly name: string;
  readonly licence: string;
  /** Bundled inside the archive of the package that needs it. */
  readonly isBundled: boolean;
};

/** Licences that only require keeping the notice. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  '(AFL-2.1 OR BSD-3-Clause)',
  '(MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT AND ISC AND BSD-3-Clause',
  'MIT OR Apache-2.0',
  // Fonts: kept under their own name, with the notice.
  'OFL-1.1',
]);

/** Unmodified tools; the product contains no part of them. */
const TOOLS_ONLY = [
  { licence: 'MPL-2.0', packages: /^(axe-core|lightningcss(-[\w-]+)?)$/ },
  { licence: 'CC-BY-4.0', packages: /^caniuse-lite$/ },
] as const;

/** The packages of a lock file, each with its licence. */
export function packagesOf(lock: string): LockedPackage[] {
  const { packages }: { packages: Record<string, { license?: string; inBundle?: boolean }> } =
    JSON.parse(lock);
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { license = 'none', inBundle = false }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      licence: license,
      isBundled: inBundle,
    }));
}

/** Packages whose licence is not approved. */
export function notAllowed(packages: readonly LockedPackage[]): LockedPackage[] {
  return packages.filter(
    ({ name, licence }) =>
      !PERMISSIVE.has(licence) &&
      !TOOLS_ONLY.some((tool) => tool.licence === licence && tool.packages.test(name)),
  );
}

function main(): void {
  const packages = packagesOf(
    readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'),
  );
  const kinds = Map.groupBy(packages, ({ licence }) => licence);
  for (const [licence, list] of [...kinds].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )) {
    const names = [...new Set(list.map(({ name }) => name))];
    console.log(
      `${String(names.length).padStart(4)}  ${licence.padEnd(30)}${names.slice(0, 4).join(', ')}`,
    );
  }
  const refused = notAllowed(packages);
  for (const { name, licence } of refused) console.error(`${name} is under ${licence}.`);
  process.exitCode = refused.length > 0 ? 1 : 0;
}

if (import.meta.main) main();
