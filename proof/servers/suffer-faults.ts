import { setTimeout as pause } from 'node:timers/promises';
import { Clinics, type Loaded, type LoadOptions } from './load-of-clinics.ts';
import { untilInSync } from './postgres.ts';
import type { Stack } from './stack.ts';

/** Downtime until a supervisor would restart the process. */
const AWAY_MS = 2_000;

type Fault = {
  readonly name: string;
  /** The server processes that must survive the fault. */
  readonly survivors: readonly (0 | 1)[];
  happen(stack: Stack): Promise<void>;
};

const FAULTS: readonly Fault[] = [
  { name: 'none', survivors: [0, 1], happen: async () => {} },
  {
    name: 'one server killed (SIGKILL), started again after 2 s; then the other',
    survivors: [],
    async happen({ servers }) {
      for (const server of servers) {
        await server.kill();
        await pause(AWAY_MS);
        await server.start();
      }
    },
  },
  {
    name: 'one server stopped for an upgrade (SIGTERM), started again',
    survivors: [0],
    async happen({ servers: [, second] }) {
      await second.stop();
      await second.start();
    },
  },
  {
    name: 'PgBouncer killed, started again after 2 s',
    survivors: [0, 1],
    async happen({ pooler }) {
      await pooler.end('SIGKILL');
      await pause(AWAY_MS);
      await pooler.start();
    },
  },
  {
    name: 'PostgreSQL restarted (fast), 2 s away',
    survivors: [0, 1],
    async happen({ primary }) {
      await primary.stop('fast');
      await pause(AWAY_MS);
      await primary.start();
    },
  },
  {
    name: 'PostgreSQL restarted (immediate: as after a crash), 2 s away',
    survivors: [0, 1],
    async happen({ primary }) {
      await primary.stop('immediate');
      await pause(AWAY_MS);
      await primary.start();
    },
  },
  {
    name: 'replica away for 2 s: commits wait for it',
    survivors: [0, 1],
    async happen({ primary, replica }) {
      await replica.stop('fast');
      await pause(AWAY_MS);
      await replica.start();
      await untilInSync(primary);
    },
  },
  {
    name: 'primary lost (SIGKILL), replica promoted after 2 s, PgBouncer pointed to it',
    survivors: [0, 1],
    async happen({ primary, replica, pooler }) {
      await primary.kill();
      await pause(AWAY_MS);
      await replica.promote();
      await pooler.pointTo(replica);
    },
  },
];

export type Survived = { readonly name: string; readonly loaded: Loaded };

/** Injects one fault after another while clinics work. The last one promotes the replica. */
export async function* sufferFaults(stack: Stack, options: LoadOptions): AsyncGenerator<Survived> {
  const clinics = new Clinics(stack.url, stack.world);
  let { primary } = stack;
  for (const { name, survivors, happen } of FAULTS) {
    const before = survivors.map((nth) => stack.servers[nth].pid);
    const fault = async () => {
      await happen(stack);
      if (!(await primary.isRunning())) primary = stack.replica;
    };
    const loaded = await clinics.work(options, fault, () => primary);
    const after = survivors.map((nth) => stack.servers[nth].pid);
    const gone = before.some((pid, nth) => pid === 0 || pid !== after[nth]);
    const wrong = gone ? [...loaded.wrong, 'a server ended'] : loaded.wrong;
    yield { name, loaded: { ...loaded, wrong } };
  }
}
