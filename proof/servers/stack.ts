import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadWorld } from '../../bench/rig/load-world.ts';
import type { World } from '../../bench/rig/world.ts';
import { type Product, startProduct } from '../../e2e/rig/product.ts';
import { hashPassword } from '../../server/platform/passwords.ts';
import { Pooler } from './pooler.ts';
import { makePrimary, makeReplica, PASSWORD, type Place, type Postgres } from './postgres.ts';
import { findPrograms, freePort, ordinaryAccount } from './programs.ts';
import { startProxy } from './proxy.ts';

/** All running parts, as in `deploy/compose.yaml`. */
export type Stack = {
  readonly primary: Postgres;
  readonly replica: Postgres;
  readonly pooler: Pooler;
  readonly servers: readonly [Server, Server];
  /** The proxy's URL. */
  readonly url: string;
  readonly world: World;
};

/** A built server that keeps its port over a restart, like a container keeps its name. */
export class Server {
  readonly url: string;
  readonly #environment: Record<string, string>;
  #product: Product | undefined;

  constructor(port: number, environment: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#environment = { ...environment, PORT: String(port) };
  }

  async start(): Promise<void> {
    this.#product = await startProduct(this.#environment);
  }

  /** The current process. */
  get pid(): number {
    const { child } = this.#product ?? {};
    const isRunning = child?.exitCode === null && child.signalCode === null;
    return isRunning ? (child.pid ?? 0) : 0;
  }

  async kill(): Promise<void> {
    this.#product?.child.kill('SIGKILL');
    await this.#product?.ended;
  }

  async stop(): Promise<void> {
    if (this.pid) await this.#product?.stop();
  }
}

/** The same users, stock and patients each time, all with one password. */
async function loadPeople(primary: Postgres, world: World): Promise<void> {
  const client = new pg.Client(primary.connection('openopd'));
  await client.connect();
  try {
    await loadWorld(client, world);
    await client.query('UPDATE users SET password_hash = $1', [await hashPassword(PASSWORD)]);
  } finally {
    await client.end();
  }
}

type Opened = (close: () => Promise<unknown>) => void;

async function build(place: Place, world: World, opened: Opened): Promise<Stack> {
  const primary = await makePrimary(place);
  opened(async () => (await primary.isRunning()) && primary.stop('immediate'));
  const replica = await makeReplica(place, primary);
  opened(async () => (await replica.isRunning()) && replica.stop('immediate'));
  const pooler = await Pooler.make(place, primary);
  opened(() => pooler.end('SIGTERM'));
  const environment = {
    DATABASE_URL: pooler.url('openopd', 'openopd_request'),
    DATABASE_SYSTEM_URL: pooler.url('openopd', 'openopd_keeper'),
    DATABASE_DIRECT_URL: pooler.url('openopd_session'),
    PREPARED_STATEMENTS: 'false',
    TRUST_PROXY: 'true',
    PAYMENT_SANDBOX: 'true',
    REGISTRATION: 'open',
    BACKUPS_KEPT: '0',
    LOG_LEVEL: 'fatal',
  };
  const ports: [number, number] = [await freePort(), await freePort()];
  const servers: [Server, Server] = [
    new Server(ports[0], environment),
    new Server(ports[1], environment),
  ];
  opened(() => Promise.all(servers.map((server) => server.stop())));
  // Both start concurrently on an empty database; one of them migrates.
  await Promise.all(servers.map((server) => server.start()));
  await loadPeople(primary, world);
  const { url, daemon } = await startProxy(place, ports);
  opened(() => daemon.end('SIGTERM'));
  return { primary, replica, pooler, servers, url, world };
}

/**
 * Starts everything in a folder of its own, passes it to `work`, and stops everything afterwards.
 */
export async function withStack(
  world: World,
  work: (stack: Stack) => Promise<void>,
): Promise<void> {
  const programs = findPrograms();
  const account = ordinaryAccount();
  const folder = await mkdtemp(join(tmpdir(), 'openopd-servers-'));
  await chown(folder, account.uid, account.gid);
  const closing: (() => Promise<unknown>)[] = [];
  const end = async () => {
    for (let close = closing.pop(); close; close = closing.pop()) await close().catch(() => {});
    await rm(folder, { recursive: true, force: true });
  };
  const interrupt = () => void end().then(() => process.exit(1));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    await work(await build({ programs, account, folder }, world, (close) => closing.push(close)));
  } finally {
    await end();
  }
}
