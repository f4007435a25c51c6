// Starts the server of this environment, reads /api/health, and prints the packages and the server's own
// files loaded until then.
import { registerHooks } from 'node:module';

const packages = new Set<string>();
const files = new Set<string>();
registerHooks({
  load(url, context, next) {
    const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
    if (name !== undefined) packages.add(name);
    const file = /\/(server\/.+)$/.exec(url)?.[1];
    if (name === undefined && file !== undefined) files.add(file);
    return next(url, context);
  },
});
const { readConfig } = await import('../../config.ts');
const { start } = await import('../../start.ts');
const server = await start(readConfig(process.env), {
  demo: false,
  signal: new AbortController().signal,
});
const health = await fetch(`${server.url}/api/health`);
const loaded = { packages: [...packages], files: [...files] };
process.stdout.write(JSON.stringify({ status: health.status, ...loaded }));
await server.stop();
process.exit(0);
