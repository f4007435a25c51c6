// `npm test`: runs every check of the product and prints one closing line with the result.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ensureBuilt, ensureInstalled, productNode, ROOT } from './runtime.mjs';

const RESULTS = join(ROOT, 'test-results');
const tally = { passed: 0, failed: 0 };
/** The JSON reports of this run, and those of them that hold every test of their projects. */
const reports = [];
const wholeReports = [];
/** The checks that failed as a whole, or outside their tests. */
const failedChecks = [];

function count(passed, failed) {
  tally.passed += passed;
  tally.failed += failed;
}

const say = (title) => process.stdout.write(`\n── ${title}\n`);

const { PATH = '' } = process.env;
const ENV = { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${PATH}` };

/** Starts a program of the product; without `isLive` its output is kept until the end. */
function start(args, { env = {}, isLive = false } = {}) {
  const child = spawn(productNode(), args, {
    cwd: ROOT,
    env: { ...ENV, ...env },
    stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const output = isLive ? [] : Promise.all([text(child.stdout), text(child.stderr)]);
  return async () => ({ passed: (await ended) === 0, output: (await output).join('') });
}

/** Runs a program; resolves to whether it succeeded. */
async function run(title, args, { env, isLive }) {
  if (isLive) say(title);
  const { passed, output } = await start(args, { env, isLive })();
  if (!isLive) {
    say(title);
    process.stdout.write(output);
  }
  return passed;
}

const bin = (name, entry) => join(ROOT, 'node_modules', name, entry);

/** A check that passes or fails as a whole. */
async function check(title, args) {
  tell(title, await run(title, args, { isLive: true }));
}

function tell(title, passed) {
  count(passed ? 1 : 0, passed ? 0 : 1);
  if (!passed) failedChecks.push(title);
}

/**
 * Starts a single-core check in parallel with others; returns a function that waits for its result.
 */
function begin(title, args) {
  const end = start(args);
  return async () => {
    const { passed, output } = await end();
    say(title);
    process.stdout.write(output);
    tell(title, passed);
  };
}

/**
 * A run whose results are counted from its JSON report; a missing or empty report is a failure. One
 * of a part of the tests does not count for the specification.
 */
async function suite(title, args, { report, env, read, isLive, isPart = false }) {
  const file = join(RESULTS, report);
  rmSync(file, { force: true });
  const succeeded = await run(title, args, { env, isLive });
  if (existsSync(file)) {
    reports.push(file);
    if (!isPart) wholeReports.push(file);
  }
  const { passed, failed } = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 };
  count(passed, failed);
  // An error outside the tests: while collecting, or a crash.
  if ((!succeeded && failed === 0) || passed + failed === 0) tell(title, false);
}

/** The tests start hundreds of processes, which share the compile cache of `npm start`. */
const NODE_COMPILE_CACHE = join(ROOT, 'node_modules/.cache/compiled');

/**
 * In two lanes four workers share two cores, so a test has six times what it has when a person
 * runs it (vitest.config.ts).
 */
const TEST_MS = { server: 60_000, screens: 30_000 };

/** Runs the projects of vitest; with a pattern of names, what that skips is not counted. */
function vitest(
  title,
  projects,
  env,
  { options = [], names, isLive, testMs = TEST_MS.server } = {},
) {
  const kind = [env.TEST_DATABASE_URL && 'postgres', names && 'races'].filter(Boolean);
  const report = `vitest-${[...projects, ...kind].join('-')}.json`;
  return suite(
    title,
    [
      bin('vitest', 'vitest.mjs'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...(names ? [`--testNamePattern=${names}`] : []),
      `--testTimeout=${testMs}`,
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(RESULTS, report)}`,
    ],
    {
      report,
      isLive,
      env: { NODE_COMPILE_CACHE, HOOK_MS: String(2 * testMs), ...env },
      isPart: names !== undefined,
      read: (json) => ({
        passed: json.numPassedTests,
        failed: json.numFailedTests + (names ? 0 : json.numPendingTests) + json.numTodoTests,
      }),
    },
  );
}

function journeys(title, project) {
  const report = `e2e-${project}.json`;
  return suite(title, [bin('@playwright/test', 'cli.js'), 'test', `--project=${project}`], {
    report,
    isLive: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(RESULTS, report) },
    read: ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
    }),
  });
}

/** The other files of the server whose text has such a name: to load all of them takes longer. */
function filesOfRaces({ names, elsewhere }, whole) {
  const left = [...whole, ...elsewhere.map((path) => path.replace('**', ''))];
  return readdirSync(join(ROOT, 'server'), { recursive: true })
    .map((name) => `server/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.test.ts') && !left.some((part) => path.startsWith(part)))
    .filter((path) => new RegExp(names).test(readFileSync(join(ROOT, path), 'utf8')));
}

/** The server's tests that depend on the database, on a second one. */
async function onSecondDatabase(TEST_DATABASE_URL) {
  const env = { TEST_DATABASE_URL };
  // All of these run on the embedded one too; a test holds the list.
  const list = JSON.parse(readFileSync(join(ROOT, 'scripts/second-database.json'), 'utf8'));
  const whole = Object.values(list.whole).flat();
  await vitest('Server on TEST_DATABASE_URL', ['server'], env, { options: whole, isLive: true });
  const races = { options: filesOfRaces(list, whole), names: list.names, isLive: true };
  await vitest('Races on TEST_DATABASE_URL', ['server'], env, races);
}

ensureInstalled();
mkdirSync(RESULTS, { recursive: true });
const tsc = bin('typescript', 'bin/tsc');
const begun = [
  begin('Types of contract, server and scripts', [tsc, '-p', 'tsconfig.json']),
  begin('Types of the browser application', [tsc, '-p', 'tsconfig.web.json']),
  begin('Format, lint and import rules', [
    bin('@biomejs/biome', 'bin/biome'),
    'ci',
    '--error-on-warnings',
    '.',
  ]),
  begin('Dead code and dependencies', [bin('knip', 'bin/knip.js')]),
];
ensureBuilt();
for (const end of begun) await end();
await check('Bundle sizes against their budgets', [join(ROOT, 'scripts/bundle-size.ts')]);
// Alone, as a busy neighbour would be measured too.
await journeys('Journeys in Chromium that are timed', 'timed');
const { TEST_DATABASE_URL = '' } = process.env;
// Two lanes of about the same work: each of them alone waits for a third of its time.
await Promise.all([
  (async () => {
    await journeys('Journeys in Chromium', 'journeys');
    if (TEST_DATABASE_URL) await onSecondDatabase(TEST_DATABASE_URL);
  })(),
  (async () => {
    const embedded = { TEST_DATABASE_URL: '' };
    await vitest('Server on the embedded PostgreSQL', ['server', 'server-roles'], embedded);
    const screens = ['contract', 'web', 'web-development', 'web-roles'];
    await vitest('Rules and screens', screens, {}, { testMs: TEST_MS.screens });
  })(),
]);
await check('Every row of the specification', [
  join(ROOT, 'scripts/specification/specification.ts'),
  ...wholeReports,
]);
await check('The slowest tests, and those above 5 s', [
  join(ROOT, 'scripts/slow-tests.ts'),
  ...reports.filter((file) => basename(file).startsWith('vitest-')),
]);
if (tally.failed > 0) {
  say('What failed');
  for (const title of failedChecks) process.stdout.write(`failed: ${title}\n`);
  await start([join(ROOT, 'scripts/failed-tests.ts'), ...reports], { isLive: true })();
}

process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`);
process.exit(tally.failed === 0 ? 0 : 1);
