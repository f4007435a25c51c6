import { reasonOf } from './errors.ts';

/** Whether a process of this number lives, ours or anybody's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return reasonOf(error) === 'EPERM';
  }
}
