// `npm start`: installs missing packages, builds a stale application, and starts the product.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { canRunTypeScript, ensureBuilt, ensureInstalled, ROOT, spawnNode } from './runtime.mjs';

const main = join(ROOT, 'server/main.ts');

ensureInstalled();
ensureBuilt();
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
