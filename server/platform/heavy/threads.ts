import { Worker } from 'node:worker_threads';
import { HEAVY_MESSAGES as M } from '#contract/heavy/heavy.messages.ts';
import type { ConnectionOptions } from '../db/connect.ts';
import { Refusal } from '../errors.ts';
import type { Task } from './task.ts';
import type { Told } from './task.worker.ts';
import { errorOf } from './task-failure.ts';

const IDLE_MS = 30_000;
/** Rows are streamed, so exceeding this is a bug, which must not end the server. */
const MEMORY = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 24 } as const;

type Watching = { readonly signal: AbortSignal; tell(rows: number, total?: number): void };

/** Only the libpq variables are passed on, nothing else of the server's environment. */
function databaseSettings(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('PG')));
}

/**
 * A pool of threads for heavy tasks. Idle threads are kept for a while; the thread of an aborted
 * task is ended.
 */
export function createTaskThreads(connection: ConnectionOptions) {
  const threads = new Set<Worker>();
  const idle = new Map<Worker, NodeJS.Timeout>();

  function end(worker: Worker): Promise<number> {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    threads.delete(worker);
    return worker.terminate();
  }

  function take(): Worker {
    for (const [worker, timer] of idle) {
      clearTimeout(timer);
      idle.delete(worker);
      return worker;
    }
    const worker = new Worker(new URL('./task.worker.ts', import.meta.url), {
      workerData: connection,
      env: databaseSettings(),
      resourceLimits: MEMORY,
    });
    threads.add(worker);
    // A thread that dies between two tasks is not reused.
    worker.on('error', () => void end(worker));
    return worker;
  }

  function keep(worker: Worker): void {
    const timer = setTimeout(() => void end(worker), IDLE_MS);
    timer.unref();
    idle.set(worker, timer);
  }

  return {
    /** Runs a task. When the signal aborts, its thread has ended before this throws. */
    async run(task: Task, { signal, tell }: Watching): Promise<void> {
      signal.throwIfAborted();
      const worker = take();
      const ended = Promise.withResolvers<Extract<Told, { done: true } | { failed: unknown }>>();
      const listen = (told: Told) =>
        'rows' in told ? tell(told.rows, told.total) : ended.resolve(told);
      const abort = () => ended.reject(signal.reason);
      const failed = (error: Error & { code?: string }) =>
        ended.reject(
          error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Refusal('too_large', M.tooMuch) : error,
        );
      signal.addEventListener('abort', abort, { once: true });
      worker.on('message', listen);
      worker.on('error', failed);
      worker.on('exit', () => ended.reject(new Error('The thread has ended.')));
      try {
        worker.postMessage(task);
        const told = await ended.promise;
        worker.removeAllListeners('message');
        worker.removeListener('error', failed);
        worker.removeAllListeners('exit');
        keep(worker);
        if ('failed' in told) throw errorOf(told.failed);
      } catch (error) {
        if (!idle.has(worker)) await end(worker);
        throw error;
      } finally {
        signal.removeEventListener('abort', abort);
      }
    },
    async close(): Promise<void> {
      await Promise.all([...threads].map(end));
    },
  };
}

export type TaskThreads = ReturnType<typeof createTaskThreads>;
