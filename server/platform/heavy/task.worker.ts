/**
 * A worker thread that runs heavy tasks one after another, with a database connection of its own.
 */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type ConnectionOptions, connect } from '../db/connect.ts';
import { scopedDatabase } from '../db/scoped-database.ts';
import type { Task, TaskWork } from './task.ts';
import { type Failure, failureOf } from './task-failure.ts';

export type Told =
  | { readonly rows: number; readonly total?: number | undefined }
  | { readonly done: true }
  | { readonly failed: Failure };

// On Linux each thread has its own priority; this one yields to the event loop's.
if (process.platform === 'linux') setPriority(10);

// Sent by our own program.
const connection = workerData as ConnectionOptions;
// The running query reports a lost connection.
const pool = connect(connection, () => undefined, { size: 1 });
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
