/** A thread that does one heavy task after another, with a database connection of its own. */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type ConnectionOptions, connect } from '../db/connect.ts';
import { scopedDatabase } from '../db/scope.ts';
import type { Task, TaskWork } from './task.ts';
import { type Failure, failureOf } from './task-failure.ts';

export type Told =
  | { readonly rows: number; readonly total?: number | undefined }
  | { readonly done: true }
  | { readonly failed: Failure };

// On Linux a thread has a priority of its own: this one yields to the server's loop.
if (process.platform === 'linux') setPriority(5);

// Our own program has sent this.
const connection = workerData as ConnectionOptions;
// A lost connection fails the query that is under way.
const pool = connect(connection, () => undefined, 1);
const database = scopedDatabase(pool, { prepares: false, picture: true });
const say = (told: Told) => parentPort?.postMessage(told);

async function perform({ module, clinicId, file, input }: Task): Promise<void> {
  const { work }: { work: TaskWork<object> } = await import(module);
  const tell = (rows: number, total?: number) => say({ rows, total });
  await database.inClinic(clinicId, (tx) => work({ tx, input, file, tell }));
}

parentPort?.on('message', (task: Task) => {
  perform(task).then(
    () => say({ done: true }),
    (error: unknown) => say({ failed: failureOf(error) }),
  );
});
