import type { Tx } from '../db/scoped-database.ts';

/** A task for a worker thread. All of it must be cloneable. */
export type Task = {
  /** URL of the module that exports `work`. */
  readonly module: string;
  /** The clinic whose rows it reads, in a read-only snapshot. */
  readonly clinicId: string;
  /** The private file that it writes. */
  readonly file: string;
  readonly input: object;
};

/** The type of a task module's `work` export. It may be called again from the start. */
export type TaskWork<Input extends object> = (call: {
  readonly tx: Tx;
  readonly input: Input;
  readonly file: string;
  /** Reports the rows done, and the total if known. */
  tell(rows: number, total?: number): void;
}) => Promise<void>;
