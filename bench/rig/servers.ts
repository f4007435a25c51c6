import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type pg from 'pg';
import { type Product, startProduct } from '../../e2e/rig/product.ts';

/** A database URL, as in the product's environment. */
export function databaseUrl(connection: pg.ClientConfig): string {
  const { host = '127.0.0.1', port = 5432, user = '', password, database = '' } = connection;
  // A socket folder is not a valid host name, so all parameters are in the query.
  const parts = {
    host,
    port: String(port),
    user,
    ...(typeof password === 'string' && { password }),
  };
  return `postgres:///${database}?${new URLSearchParams(parts)}`;
}

/**
 * The built product as an operator starts it, behind a proxy; `profile` is the output folder of the
 * profiler.
 */
export function startServer(
  connection: pg.ClientConfig,
  { profile, env = {} }: { profile?: string | undefined; env?: Record<string, string> } = {},
): Promise<Product> {
  return startProduct({
    DATABASE_URL: databaseUrl(connection),
    TRUST_PROXY: 'true',
    PAYMENT_SANDBOX: 'true',
    REGISTRATION: 'open',
    BACKUPS_KEPT: '0',
    LOG_LEVEL: 'error',
    ...(profile && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profile}` }),
    ...env,
  });
}

export type BareServer = { url: string; pid: number; stop(): Promise<void> };

/** The bare server with the programs of a file. */
export async function startBareServer(
  connection: pg.ClientConfig,
  programsFile: string,
): Promise<BareServer> {
  const program = join(import.meta.dirname, '../limit/bare-server.ts');
  const child = fork(program, [JSON.stringify(connection), programsFile], { execArgv: [] });
  const [port] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The bare server did not start.');
    }),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
