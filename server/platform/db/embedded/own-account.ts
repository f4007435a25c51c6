import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** The account PostgreSQL runs as when OpenOPD runs as root. */
const NAME = 'openopd';
/** The first unused uid from here on is used where no account can be created (a restricted container). */
const FIRST_NUMBER = 47_813;
/** Retries while another program changes the accounts. */
const TRIES = 5;
const PAUSE_MS = 200;

type Ids = { uid: number; gid: number };

const run = promisify(execFile);

/** The commands of Debian, Red Hat and SUSE for a system account, then Alpine's. */
const MAKING: readonly (readonly [string, ...string[]])[] = [
  ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/sbin/nologin', NAME],
  ['adduser', '-S', '-D', '-H', '-s', '/sbin/nologin', NAME],
];

/** Parses a line of the user database: `name:password:uid:gid:…`. */
function idsIn(line: string): Ids | undefined {
  const [, , uid, gid] = line.split(':').map(Number);
  return uid && gid && Number.isInteger(uid) && Number.isInteger(gid) ? { uid, gid } : undefined;
}

/** Finds an account by name or number, also in a network directory. */
async function lookUp(key: string): Promise<Ids | undefined> {
  const listed = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const found = listed.split('\n').find((line) => {
    const [name, , uid] = line.split(':');
    return name === key || uid === key;
  });
  if (found !== undefined) return idsIn(found);
  return run('getent', ['passwd', key]).then(
    ({ stdout }) => idsIn(stdout),
    () => undefined,
  );
}

async function unusedNumber(): Promise<Ids> {
  let number = FIRST_NUMBER;
  while (await lookUp(String(number))) number += 1;
  return { uid: number, gid: number };
}

/**
 * Returns the system account `openopd`, which it creates if missing, without password, shell or
 * home. Where none can be created, returns an unused uid. The cluster then belongs to that uid,
 * which is how it is found again.
 */
export async function findOrMakeAccount(
  making: readonly (readonly [string, ...string[]])[] = MAKING,
): Promise<Ids> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const found = await lookUp(NAME);
    if (found) return found;
    const reasons: unknown[] = [];
    for (const [program, ...options] of making) {
      const made = await run(program, options).catch((error: NodeJS.ErrnoException) =>
        reasons.push(error.code),
      );
      if (typeof made !== 'number') break;
    }
    // None of the programs is installed.
    if (reasons.length === making.length && reasons.every((code) => code === 'ENOENT')) break;
    if (reasons.length > 0) await sleep(PAUSE_MS);
  }
  return (await lookUp(NAME)) ?? unusedNumber();
}
