// `npm test`: runs every check of the product and prints one closing line with the result.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ensureBuilt, ensureInstalled, productNode, ROOT } from './runtime.mjs';

const RESULTS = join(ROOT, 'test-results');
const tally = { passed: 0, failed: 0 };
/** The JSON reports of this run. */
const reports = [];

function count(passed, failed) {
  tally.passed += passed;
  tally.failed += failed;
}

const say = (title) => process.stdout.write(`\n── ${title}\n`);

const { PATH = '' } = process.env;
const ENV = { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${PATH}` };

function run(title, args, env = {}) {
  say(title);
  const { status } = spawnSync(productNode(), args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...ENV, ...env },
  });
  return status === 0;
}

const bin = (name, entry) => join(ROOT, 'node_modules', name, entry);

/** A check that passes or fails as a whole. */
function check(title, args) {
  const passed = run(title, args);
  count(passed ? 1 : 0, passed ? 0 : 1);
}

/**
 * Starts a single-core check in parallel with others; returns a function that waits for its result.
 */
function begin(title, args) {
  const child = spawn(productNode(), args, {
    cwd: ROOT,
    env: ENV,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  return async () => {
    const passed = (await ended) === 0;
    say(title);
    process.stdout.write((await output).join(''));
    count(passed ? 1 : 0, passed ? 0 : 1);
  };
}

/**
 * A run whose results are counted from its JSON report; a missing or empty report is a failure. One
 * of a part of the tests does not count for the specification.
 */
function suite(title, args, { report, env, read, isPart = false }) {
  const file = join(RESULTS, report);
  rmSync(file, { force: true });
  const succeeded = run(title, args, env);
  if (existsSync(file) && !isPart) reports.push(file);
  const { passed, failed } = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 };
  count(passed, failed);
  // An error outside the tests: while collecting, or a crash.
  if ((!succeeded && failed === 0) || passed + failed === 0) count(0, 1);
}

/**
 * The tests start hundreds of processes, which share a compile cache. Journeys run without it, as
 * in production.
 */
const NODE_COMPILE_CACHE = join(ROOT, 'node_modules/.cache/compiled');

/** Runs the projects of vitest; with a pattern of names, what that skips is not counted. */
function vitest(title, projects, env, { options = [], names } = {}) {
  const kind = [env.TEST_DATABASE_URL && 'postgres', names && 'races'].filter(Boolean);
  const report = `vitest-${[...projects, ...kind].join('-')}.json`;
  suite(
    title,
    [
      bin('vitest', 'vitest.mjs'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...(names ? [`--testNamePattern=${names}`] : []),
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(RESULTS, report)}`,
    ],
    {
      report,
      env: { NODE_COMPILE_CACHE, ...env },
      isPart: names !== undefined,
      read: (json) => ({
        passed: json.numPassedTests,
        failed: json.numFailedTests + (names ? 0 : json.numPendingTests) + json.numTodoTests,
      }),
    },
  );
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
check('Bundle sizes against their budgets', [join(ROOT, 'scripts/bundle-size.ts')]);
vitest('Rules and screens', ['contract', 'web', 'web-roles'], {});
vitest('Server on the embedded PostgreSQL', ['server', 'server-roles'], { TEST_DATABASE_URL: '' });
const { TEST_DATABASE_URL = '' } = process.env;
if (TEST_DATABASE_URL) {
  const env = { TEST_DATABASE_URL };
  // All of these have run above; a test holds the list.
  const list = JSON.parse(readFileSync(join(ROOT, 'scripts/second-database.json'), 'utf8'));
  const whole = Object.values(list.whole).flat();
  vitest('Server on TEST_DATABASE_URL', ['server'], env, { options: whole });
  const others = [...list.elsewhere, ...whole.map((path) => path.replace(/\/$/, '/**'))];
  const options = others.map((path) => `--exclude=${path}`);
  vitest('Races on TEST_DATABASE_URL', ['server'], env, { options, names: list.names });
}
for (const [title, project] of [
  ['Journeys in Chromium that are timed', 'timed'],
  ['Journeys in Chromium', 'journeys'],
]) {
  const report = `e2e-${project}.json`;
  suite(title, [bin('@playwright/test', 'cli.js'), 'test', `--project=${project}`], {
    report,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(RESULTS, report) },
    read: ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
    }),
  });
}
check('Every row of the specification', [
  join(ROOT, 'scripts/specification/specification.ts'),
  ...reports,
]);

process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`);
process.exit(tally.failed === 0 ? 0 : 1);
