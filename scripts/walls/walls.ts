import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '../..');
const BIOME_CONFIG = join(ROOT, 'biome.json');

/** Folders of a side that are not slices: the base of all slices, and the composition of them. */
export const NO_SLICES = {
  contract: ['kernel', 'testing'],
  server: ['platform', 'testing', 'migrations'],
  web: ['app', 'ui', 'lib', 'testing', 'build', 'public'],
} as const;

export type Side = keyof typeof NO_SLICES;
export const SIDES = ['contract', 'server', 'web'] as const satisfies readonly Side[];

/** The slices of a side, from its folders. */
export function slicesOf(side: Side): string[] {
  const others: readonly string[] = NO_SLICES[side];
  return foldersIn(join(ROOT, side)).filter((folder) => !others.includes(folder));
}

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** The folder depth of a side: 1 for `server/queue`. */
const depthOf = (path: string): number =>
  Math.max(0, ...foldersIn(path).map((folder) => 1 + depthOf(join(path, folder))));

type Rule = { readonly group: readonly string[]; readonly message: string };
type Wall = { readonly includes: readonly string[]; readonly rules: readonly Rule[] };

const TESTS = ['!**/*.test.ts', '!**/*.test.tsx'];
const CONTRACT_ONLY = 'contract imports zod and itself, nothing else.';
const NO_CROSSING = 'server and web never import each other.';

/** Folders of programs that run or measure the product. */
const PROGRAMS: Rule = {
  group: ['**/scripts/**', '**/e2e/**', '**/bench/**', '**/proof/**'],
  message: 'The product imports no program that runs, tests or measures it.',
};

const SERVER: readonly Rule[] = [
  PROGRAMS,
  {
    group: ['#web/**', '**/web/**', 'react', 'react-dom', '@mantine/**'],
    message: NO_CROSSING,
  },
  { group: ['#server/**'], message: 'Inside the server, imports are relative.' },
];
const WEB: readonly Rule[] = [
  PROGRAMS,
  {
    group: ['#server/**', '**/server/**', 'node:*', 'fastify', 'kysely', 'pg'],
    message: NO_CROSSING,
  },
];

/**
 * All walls, general ones first: the last matching override applies to a file. A relative import
 * pattern depends on the file's depth, so each depth has its own.
 */
function walls(): Wall[] {
  const server = levels('server');
  const web = levels('web');
  return [
    {
      includes: ['contract/**', '!contract/**/*.test.ts'],
      rules: [
        { group: ['**', '!./**', '!../**', '!zod'], message: CONTRACT_ONLY },
        { group: ['**/server/**', '**/web/**'], message: CONTRACT_ONLY },
        PROGRAMS,
      ],
    },
    { includes: ['server/**'], rules: SERVER },
    { includes: ['server/*', ...TESTS], rules: [...SERVER, SERVER_ROOT] },
    ...server.flatMap(serverSlice),
    ...server.map(platform),
    { includes: ['web/**', '!web/build/**'], rules: WEB },
    ...web.flatMap(webSlice),
    ...web.map(ui),
    ...web.map(lib),
    {
      includes: ['e2e/**'],
      rules: [
        {
          group: E2E,
          message: 'e2e drives the product from outside, and its folders share only rig.',
        },
      ],
    },
  ];
}

const SERVER_ROOT: Rule = {
  group: ['./*/**', '!./*/index.ts', '!./platform/**'],
  message: 'The server is composed of slices by their index.ts.',
};

/** The relative path from a file out of its slice, and the files at that depth. */
const levels = (side: Side) =>
  Array.from({ length: depthOf(join(ROOT, side)) }, (_, index) => ({
    up: '../'.repeat(index + 1),
    below: `${'*/'.repeat(index)}**`,
  }));
type Level = ReturnType<typeof levels>[number];

function serverSlice({ up, below }: Level): Wall[] {
  const files = `server/*/${below}`;
  const outside = ['platform', 'testing', 'migrations'].map((name) => `!server/${name}/**`);
  const neighbours = [`${up}*/**`, `!${up}*/index.ts`, `!${up}platform/**`];
  const message = 'A slice reaches another one through its index.ts.';
  return [
    {
      includes: [files, ...outside],
      rules: [...SERVER, { group: [...neighbours, `!${up}testing/**`], message }],
    },
    {
      includes: [files, ...outside, ...TESTS],
      rules: [
        ...SERVER,
        { group: neighbours, message },
        { group: [`${up}*.ts`, `${up}../**`], message: 'A slice knows nothing above it.' },
      ],
    },
  ];
}

const platform = ({ up, below }: Level): Wall => ({
  includes: [`server/platform/${below}`, ...TESTS],
  rules: [...SERVER, { group: [`${up}**`], message: 'platform knows no slice.' }],
});

function webSlice({ up, below }: Level): Wall[] {
  const outside = NO_SLICES.web.map((name) => `!web/${name}/**`);
  const may = ['!#web/*/index.ts', '!#web/ui/**', '!#web/lib/**'];
  const message =
    'A slice reaches another one through its index.ts, written as #web/slice/index.ts.';
  const others = ['#web/*/**', `${up}**`, ...may];
  return [
    {
      includes: [`web/*/${below}`, ...outside],
      rules: [...WEB, { group: [...others, '!#web/testing/**'], message }],
    },
    {
      includes: [`web/*/${below}`, ...outside, ...TESTS],
      rules: [...WEB, { group: others, message }],
    },
  ];
}

const ui = ({ up, below }: Level): Wall => ({
  includes: [`web/ui/${below}`, ...TESTS],
  rules: [
    ...WEB,
    { group: ['#web/**', `${up}**`, '!#web/lib/**'], message: 'ui knows no slice, only lib.' },
  ],
});

const lib = ({ up, below }: Level): Wall => ({
  includes: [`web/lib/${below}`, ...TESTS],
  rules: [...WEB, { group: ['#web/**', `${up}**`], message: 'lib knows no slice and no ui.' }],
});

/** Programs that run the product, besides the contract and the server's tests. */
const E2E = [
  '#server/**',
  '#web/**',
  '../**',
  '!../rig/**',
  '!#server/testing/**',
  '!#server/platform/db/embedded/process-alive.ts',
  '!#web/lib/address/paths.ts',
  '!../../proof/faults/**',
];

type Override = {
  readonly includes: readonly string[];
  readonly linter: { readonly rules: { readonly style?: Record<string, unknown> } };
};

const isWall = ({ linter }: Override) => 'noRestrictedImports' in (linter.rules.style ?? {});

/** The walls as overrides of `biome.json`. */
export const wallOverrides = (): Override[] =>
  walls().map(({ includes, rules }) => ({
    includes,
    linter: {
      rules: {
        style: { noRestrictedImports: { level: 'error', options: { patterns: rules } } },
      },
    },
  }));

/** The current walls of `biome.json`. */
export const presentWalls = (): Override[] => readConfig().overrides.filter(isWall);

const readConfig = (): { overrides: Override[] } => JSON.parse(readFileSync(BIOME_CONFIG, 'utf8'));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const config = readConfig();
  const at = config.overrides.findIndex(isWall);
  const others = config.overrides.filter((override) => !isWall(override));
  others.splice(at < 0 ? others.length : at, 0, ...wallOverrides());
  writeFileSync(BIOME_CONFIG, JSON.stringify({ ...config, overrides: others }, null, 2));
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'format', '--write', BIOME_CONFIG], { stdio: 'inherit' });
}
