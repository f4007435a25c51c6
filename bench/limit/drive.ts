import { performance } from 'node:perf_hooks';
import { Connection } from '../rig/connection.ts';
import { backendsOf, memoryMb, processorMs } from '../rig/processes.ts';

/** The result of one turn: requests per second, and cost per request. */
export type Turn = {
  readonly perSecond: number;
  /** The server's CPU time per request, in milliseconds. */
  readonly serverMs: number;
  readonly databaseMs: number;
  /** The duration of each request, in milliseconds. */
  readonly times: readonly number[];
  /** The server's private memory at the end of the turn, in MB. */
  readonly memoryMb: number;
};

type Driven = {
  readonly url: string;
  readonly pid: number;
  readonly database: string;
  /** The next request of an asker. */
  readonly next: (asker: number) => string;
  /** Number of concurrent requests. */
  readonly askers: number;
};

/** A server under test, asked through the same connections in each of its turns. */
export type Side = {
  /** Asks without counting, so that code is compiled, plans are made and caches are filled. */
  warm(seconds: number): Promise<void>;
  turn(seconds: number): Promise<Turn>;
  close(): void;
};

/** Uncounted at the beginning of a turn, after the turns of other servers. */
const RUN_UP_SECONDS = 0.1;

/** Sends requests as fast as responses arrive; a turn throws on any response but success. */
export function openSide({ url, pid, database, next, askers }: Driven): Side {
  const connections = Array.from({ length: askers }, () => new Connection(url));
  const databaseMs = () => backendsOf(database).reduce((sum, one) => sum + processorMs(one), 0);
  const ask = async (seconds: number) => {
    const end = performance.now() + seconds * 1_000;
    const times: number[] = [];
    const askOne = async (connection: Connection, asker: number) => {
      while (performance.now() < end) {
        const request = next(asker);
        const begun = performance.now();
        const { status, body } = await connection.send(request);
        if (status >= 300) throw new Error(`${request.split('\r\n')[0]}: ${status} ${body}`);
        times.push(performance.now() - begun);
      }
    };
    await Promise.all(connections.map(askOne));
    return times;
  };
  return {
    async warm(seconds) {
      await ask(seconds);
    },
    async turn(seconds) {
      await ask(RUN_UP_SECONDS);
      const [begun, server, ofDatabase] = [performance.now(), processorMs(pid), databaseMs()];
      const times = await ask(seconds);
      return {
        perSecond: times.length / ((performance.now() - begun) / 1_000),
        serverMs: (processorMs(pid) - server) / times.length,
        databaseMs: (databaseMs() - ofDatabase) / times.length,
        times,
        memoryMb: memoryMb(pid),
      };
    },
    close() {
      for (const connection of connections) connection.close();
    },
  };
}
