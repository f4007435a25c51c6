import { afterEach, beforeEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** The processor time of the test and its hooks in this process; a JSON report has it. */
    processorMs?: number;
  }
}

let before = process.cpuUsage();

beforeEach(() => {
  before = process.cpuUsage();
});

afterEach(({ task }) => {
  const { user, system } = process.cpuUsage(before);
  task.meta.processorMs = Math.round((user + system) / 1_000);
});
