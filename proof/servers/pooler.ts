import { connect } from 'node:net';
import { join } from 'node:path';
import { PASSWORD, type Place, type Postgres } from './postgres.ts';
import { type Daemon, freePort, startDaemon, until } from './programs.ts';
import { filledIn, writeFor } from './templates.ts';

const LOGINS = ['openopd', 'openopd_request', 'openopd_keeper'] as const;

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('connect', () => socket.end());
  });
}

/** PgBouncer with the configuration of `deploy/`. */
export class Pooler {
  readonly port: number;
  readonly #place: Place;
  #daemon: Daemon | undefined;

  private constructor(place: Place, port: number) {
    this.#place = place;
    this.port = port;
  }

  static async make(place: Place, primary: Postgres): Promise<Pooler> {
    const { account, folder } = place;
    const pooler = new Pooler(place, await freePort());
    const settings = { FOLDER: folder, LISTEN_ADDRESS: '127.0.0.1', LISTEN_PORT: pooler.port };
    const [ini, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'userlist.txt')];
    const text = await filledIn('pgbouncer/pgbouncer.ini.template', settings);
    await writeFor(account, { file: ini, text });
    await writeFor(account, {
      file: users,
      text: LOGINS.map((login) => `"${login}" "${PASSWORD}"\n`).join(''),
    });
    await pooler.#writePrimary(primary);
    await pooler.start();
    return pooler;
  }

  /** A database URL as in the product's environment. */
  url(database: 'openopd' | 'openopd_session', login: (typeof LOGINS)[number] = 'openopd'): string {
    return `postgres://${login}:${PASSWORD}@127.0.0.1:${this.port}/${database}`;
  }

  async start(): Promise<void> {
    const { programs, account, folder } = this.#place;
    const ini = join(folder, 'pgbouncer.ini');
    this.#daemon = startDaemon(programs.pgbouncer, ['--quiet', ini], { account, folder });
    await until('PgBouncer listens', () => accepts(this.port));
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    await this.#daemon?.end(signal);
  }

  /** Switches to another PostgreSQL, as `deploy/pgbouncer/point-to.sh` does. */
  async pointTo(primary: Postgres): Promise<void> {
    await this.#writePrimary(primary);
    this.#daemon?.child.kill('SIGHUP');
  }

  async #writePrimary({ port }: Postgres): Promise<void> {
    const { account, folder } = this.#place;
    const values = { PRIMARY_HOST: '127.0.0.1', PRIMARY_PORT: port };
    const text = await filledIn('pgbouncer/databases.ini.template', values);
    await writeFor(account, { file: join(folder, 'databases.ini'), text });
  }
}
