import { reasonOf } from './postgres-errors.ts';

/** Whether a process with this pid exists, under any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return reasonOf(error) === 'EPERM';
  }
}
