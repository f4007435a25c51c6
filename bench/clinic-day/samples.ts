import { performance } from 'node:perf_hooks';
import { backendsOf, memoryMb, processorMs } from '../rig/processes.ts';

const EVERY_MS = 1_000;

export type Used = {
  readonly ms: number;
  /** CPU time. */
  readonly serverMs: number;
  readonly databaseMs: number;
  /** The server's memory at each second, in MB. */
  readonly serverMb: readonly number[];
  readonly databaseMb: number;
};

/** Samples the resource use of server and database until stopped. */
export function watchProcesses(pid: number, database: string): () => Used {
  const begun = performance.now();
  const serverBegan = processorMs(pid);
  const seen = new Map<number, { began: number; last: number }>();
  const serverMb: number[] = [];
  let databaseMb = 0;
  const look = () => {
    const backends = backendsOf(database);
    for (const backend of backends) {
      const now = processorMs(backend);
      const known = seen.get(backend) ?? { began: serverMb.length === 0 ? now : 0, last: 0 };
      seen.set(backend, { ...known, last: now });
    }
    databaseMb = Math.max(
      databaseMb,
      backends.reduce((sum, backend) => sum + memoryMb(backend), 0),
    );
    serverMb.push(memoryMb(pid));
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  return () => {
    clearInterval(timer);
    look();
    const databaseMs = [...seen.values()].reduce((sum, { began, last }) => sum + last - began, 0);
    return {
      ms: performance.now() - begun,
      serverMs: processorMs(pid) - serverBegan,
      databaseMs,
      serverMb,
      databaseMb,
    };
  };
}
