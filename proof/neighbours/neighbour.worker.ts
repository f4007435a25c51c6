/** A worker thread that sends requests like another clinic's screen, at a constant rate. */
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

export type Pace = {
  readonly url: string;
  readonly token: string;
  readonly paths: readonly string[];
  readonly everyMs: number;
};
export type Heard = { readonly ms: number; readonly status: number };

// A message from our own main thread.
const { url, token, paths, everyMs } = workerData as Pace;
const headers = { authorization: `Bearer ${token}` };
/** A call that has just started belongs to the next part. */
const LATE_MS = 1_000;
let heard: Heard[] = [];
/** Scheduled start of each unanswered call. */
let pending = new Set<{ readonly due: number }>();
let isOver = false;

parentPort?.on('message', (word: 'phase' | 'end') => {
  // An unanswered call has waited at least this long, and counts as unanswered.
  const waiting = [...pending].map(({ due }) => ({ ms: performance.now() - due, status: 0 }));
  parentPort?.postMessage([...heard, ...waiting.filter(({ ms }) => ms > LATE_MS)]);
  heard = [];
  pending = new Set([...pending].filter(({ due }) => performance.now() - due <= LATE_MS));
  if (word === 'end') isOver = true;
});

async function ask(path: string, due: number): Promise<void> {
  const call = { due };
  pending.add(call);
  const status = await fetch(`${url}${path}`, {
    headers,
    signal: AbortSignal.timeout(60_000),
  }).then(
    async (reply) => {
      await reply.arrayBuffer();
      return reply.status;
    },
    () => 0,
  );
  // Measured from the scheduled start, so that a slow response does not hide delays of later calls.
  if (pending.delete(call)) heard.push({ ms: performance.now() - due, status });
}

const begin = performance.now();
for (let nth = 0; !isOver; nth += 1) {
  const due = begin + nth * everyMs;
  await pause(Math.max(0, due - performance.now()));
  void ask(paths[nth % paths.length] ?? '/', due);
}
process.exit(0);
