import type { Tx } from '../db/scope.ts';

/** Work for a thread of its own, as it is sent there: everything in it can be copied. */
export type Task = {
  /** URL of the module whose `work` does it. */
  readonly module: string;
  /** Whose rows it sees, in one unchanging picture and to read only. */
  readonly clinicId: string;
  /** The private file that it writes. */
  readonly file: string;
  readonly input: object;
};

/** What a task's module exports as `work`. It may be called again from the beginning. */
export type TaskWork<Input extends object> = (call: {
  readonly tx: Tx;
  readonly input: Input;
  readonly file: string;
  /** Rows done so far, and of how many where that is known. */
  tell(rows: number, total?: number): void;
}) => Promise<void>;
