// `npm start`: installs missing packages, builds a stale application, and starts the product.
import nodeModule from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import './own-modules.mjs';
import { canRunTypeScript, ensureBuilt, ensureInstalled, ROOT, spawnNode } from './runtime.mjs';

const main = join(ROOT, 'server/main.ts');

/** Long enough for a start to load its modules. */
const LOADED_MS = 10_000;

ensureInstalled();
ensureBuilt();
// Stripping types and compiling are half of a start. Without a writable folder, nothing is kept.
// Node 20 has none.
nodeModule.enableCompileCache?.(join(ROOT, 'node_modules/.cache/compiled'));
// Otherwise only a process that exits by itself would write it.
setTimeout(() => nodeModule.flushCompileCache?.(), LOADED_MS).unref();
if (canRunTypeScript()) {
  await import(pathToFileURL(main).href);
} else {
  const server = spawnNode([main, ...process.argv.slice(2)]);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

// A killed npm does not forward its end, and an orphaned server would hold the port.
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 1_000).unref();
}
