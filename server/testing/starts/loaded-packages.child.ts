// Starts the server of this environment, reads /api/health, and prints the packages loaded until then.
import { registerHooks } from 'node:module';

const packages = new Set<string>();
registerHooks({
  load(url, context, next) {
    const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
    if (name !== undefined) packages.add(name);
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
process.stdout.write(JSON.stringify({ status: health.status, packages: [...packages] }));
await server.stop();
process.exit(0);
