import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { Account } from './account.ts';

/** The path at which a child sees the folder passed as an open descriptor. */
const HANDED_FOLDER = '/proc/self/fd/3';

/**
 * Runs a PostgreSQL program on a folder. As root it runs under an account that may not be able to
 * reach the folder by its path (such as a clone in root's home). The folder is then passed as an
 * open descriptor, which needs no rights on its parents. `args` receives the path to use.
 */
export function runProgram(options: {
  program: string;
  folder: string;
  account: Account | undefined;
  args: (folder: string) => string[];
  output: 'pipe' | number;
  env?: Record<string, string>;
  detached?: boolean;
}): ChildProcess {
  const { program, folder, account, args, output, detached = false } = options;
  const handed = account !== undefined && process.platform === 'linux';
  const descriptor = handed ? openSync(folder, 'r') : undefined;
  try {
    return spawn(program, args(handed ? HANDED_FOLDER : folder), {
      cwd: handed ? '/' : folder,
      detached,
      stdio: ['ignore', output, output, ...(descriptor === undefined ? [] : [descriptor])],
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...options.env },
      ...(account && { uid: account.uid, gid: account.gid }),
    });
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
