// `npm run dev`: runs the server and the browser application; both reload on a file change.
import { join } from 'node:path';
import { ensureInstalled, ROOT, spawnNode } from './runtime.mjs';

ensureInstalled();
const port = Number(process.env.PORT ?? 3000);
const apiPort = String(port + 1);
const children = [
  spawnNode(['--watch', '--watch-preserve-output', 'server/main.ts', ...process.argv.slice(2)], {
    env: { ...process.env, PORT: apiPort, NODE_ENV: 'development' },
    stdio: 'inherit',
  }),
  spawnNode(
    [
      join(ROOT, 'node_modules/vite/bin/vite.js'),
      '--port',
      String(port),
      '--strictPort',
      '--host',
      '127.0.0.1',
    ],
    { env: { ...process.env, API_PORT: apiPort }, stdio: 'inherit' },
  ),
];
const stop = (signal) => {
  for (const child of children) child.kill(signal);
};
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop(signal));
for (const child of children) {
  child.on('exit', (code) => {
    stop('SIGTERM');
    process.exitCode = code ?? 1;
  });
}
