import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { onCluster } from '../../server/testing/cluster.ts';
import { type Account, freePort, type Programs, run, until } from './programs.ts';
import { filledIn, writeFor } from './templates.ts';

/** The password of all logins here; only this machine can reach them, for a few minutes. */
export const PASSWORD = 'proof-of-several-servers';
const STARTS_WITHIN_S = '60';

export type Place = {
  readonly programs: Programs;
  readonly account: Account;
  /** The data folders, owned by the account. */
  readonly folder: string;
};

/** A PostgreSQL of the proof. */
export class Postgres {
  readonly port: number;
  readonly data: string;
  readonly #place: Place;

  constructor(place: Place, { name, port }: { name: string; port: number }) {
    this.#place = place;
    this.port = port;
    this.data = join(place.folder, name);
  }

  /** Connects as its superuser. */
  connection(database: string): pg.ClientConfig & { database: string } {
    const place = { host: '127.0.0.1', port: this.port };
    return { ...place, user: 'postgres', password: PASSWORD, database };
  }

  start(): Promise<void> {
    const options = [
      `-p ${this.port}`,
      '-c listen_addresses=127.0.0.1',
      `-c unix_socket_directories=${this.#place.folder}`,
    ];
    return this.#control(
      'start',
      '-w',
      '-t',
      STARTS_WITHIN_S,
      '-l',
      `${this.data}.log`,
      '-o',
      options.join(' '),
    );
  }

  stop(how: 'fast' | 'immediate'): Promise<void> {
    return this.#control('stop', '-w', '-m', how);
  }

  promote(): Promise<void> {
    return this.#control('promote', '-w');
  }

  /** Stops it immediately, like a power cut. */
  async kill(): Promise<void> {
    const [pid] = (await readFile(join(this.data, 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await until('PostgreSQL is gone', async () => !(await this.#answers()));
  }

  async isRunning(): Promise<boolean> {
    return this.#control('status').then(
      () => true,
      () => false,
    );
  }

  async #answers(): Promise<boolean> {
    return onCluster(this.connection('postgres')).then(
      () => true,
      () => false,
    );
  }

  #control(...options: string[]): Promise<void> {
    const { programs, account, folder } = this.#place;
    return run(programs.pgCtl, ['-D', this.data, ...options], { account, folder });
  }
}

/** Runs `deploy/postgres/logins.sql` through psql. */
async function logins(): Promise<string> {
  return (await filledIn('postgres/logins.sql', {}))
    .replaceAll(':"owner"', 'openopd')
    .replaceAll(/:'\w+_password'/g, `'${PASSWORD}'`);
}

/**
 * Creates a PostgreSQL with the configuration of `deploy/`, and the logins that the product needs.
 */
export async function makePrimary(place: Place): Promise<Postgres> {
  const { programs, account, folder } = place;
  const primary = new Postgres(place, { name: 'primary', port: await freePort() });
  const passwordFile = join(folder, 'password');
  await writeFor(account, { file: passwordFile, text: PASSWORD });
  await run(
    programs.initdb,
    [
      ...['-D', primary.data, '-U', 'postgres', '--encoding=UTF8', '--locale=C'],
      ...['--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    ],
    { account, folder },
  );
  const settings = join(folder, 'primary.conf');
  await writeFor(account, { file: settings, text: await filledIn('postgres/primary.conf', {}) });
  await appendFile(join(primary.data, 'postgresql.conf'), `\ninclude '${settings}'\n`);
  await primary.start();
  // There is no replica yet, so these commits must not wait for one.
  await onCluster(
    primary.connection('postgres'),
    'SET synchronous_commit = local',
    `CREATE ROLE replicator LOGIN REPLICATION PASSWORD '${PASSWORD}'`,
    `CREATE ROLE openopd LOGIN CREATEROLE PASSWORD '${PASSWORD}'`,
    await logins(),
    "SELECT pg_create_physical_replication_slot('openopd_replica')",
    'CREATE DATABASE openopd OWNER openopd',
  );
  return primary;
}

/** Copies and replicates the primary; from then on a commit waits for the replica. */
export async function makeReplica(place: Place, primary: Postgres): Promise<Postgres> {
  const { programs, account, folder } = place;
  const replica = new Postgres(place, { name: 'replica', port: await freePort() });
  const from = `host=127.0.0.1 port=${primary.port} user=replicator application_name=openopd_replica`;
  await run(
    programs.pgBasebackup,
    [
      ...['--pgdata', replica.data, '--wal-method', 'stream', '--checkpoint', 'fast'],
      ...['--write-recovery-conf', '--slot', 'openopd_replica', '--dbname', from],
    ],
    { account, folder, env: { PGPASSWORD: PASSWORD } },
  );
  // Like deploy/postgres/replica.sh.
  await appendFile(
    join(replica.data, 'postgresql.auto.conf'),
    "\nsynchronous_standby_names = ''\n",
  );
  await replica.start();
  await untilInSync(primary);
  return replica;
}

/** Waits until a commit of the primary has reached the replica. */
export async function untilInSync(primary: Postgres): Promise<void> {
  const client = new pg.Client(primary.connection('postgres'));
  await client.connect();
  try {
    await until('The replica is in step', async () => {
      const { rows } = await client.query('SELECT sync_state FROM pg_stat_replication');
      return rows.length === 1 && rows[0].sync_state === 'sync';
    });
  } finally {
    await client.end();
  }
}
