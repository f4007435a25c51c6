import { performance } from 'node:perf_hooks';
import { Connection } from '../rig/connection.ts';
import { backendsOf, processorMs } from '../rig/processes.ts';

/** The result of one turn: requests per second, and cost per request. */
export type Turn = {
  readonly perSecond: number;
  /** The server's CPU time per request, in milliseconds. */
  readonly serverMs: number;
  readonly databaseMs: number;
};

type Driven = {
  url: string;
  pid: number;
  database: string;
  next: () => string;
  seconds: number;
  /** Number of concurrent requests. */
  askers: number;
};

/** Sends requests as fast as responses arrive; throws on any response but success. */
export async function drive(options: Driven): Promise<Turn> {
  const { url, next, seconds, askers, pid } = options;
  const connections = Array.from({ length: askers }, () => new Connection(url));
  const backends = () =>
    backendsOf(options.database).reduce((sum, one) => sum + processorMs(one), 0);
  const until = async (end: number) => {
    let answered = 0;
    const ask = async (connection: Connection) => {
      while (performance.now() < end) {
        const request = next();
        const { status, body } = await connection.send(request);
        if (status >= 300) throw new Error(`${request.split('\r\n')[0]}: ${status} ${body}`);
        answered += 1;
      }
    };
    await Promise.all(connections.map(ask));
    return answered;
  };
  try {
    // Warm-up: opens connections, prepares plans and compiles code.
    await until(performance.now() + 250);
    const [begun, server, database] = [performance.now(), processorMs(pid), backends()];
    const answered = await until(begun + seconds * 1_000);
    return {
      perSecond: answered / ((performance.now() - begun) / 1_000),
      serverMs: (processorMs(pid) - server) / answered,
      databaseMs: (backends() - database) / answered,
    };
  } finally {
    for (const connection of connections) connection.close();
  }
}
