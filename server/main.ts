import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Config, readConfig } from './config.ts';
import type { Wall } from './platform/db/wall.ts';
import type { Doors } from './platform/doors.ts';
import type { PaymentProvider } from './platform/payment-provider.ts';
import { type RunningServer, start } from './start.ts';
import { startErrorLine } from './start-error.ts';

/** Requests still running after this are cut off. */
const SHUTDOWN_MS = 15_000;
const ONE_PRESS_MS = 1_000;
const LOADED_MS = 1_000;

/** Printed at the start, so that the sandbox is not mistaken for real payments. */
const PROVIDERS: Readonly<Record<PaymentProvider['name'], string>> = {
  razorpay: 'Razorpay',
  sandbox: 'sandbox (no real money moves; set the Razorpay keys for real payments)',
  none: 'none (set the Razorpay keys, or PAYMENT_SANDBOX=true to try)',
};

/** The start line on who may register a clinic, with the setting that decides it. */
function registrationLine({ registration, because }: Doors): string {
  if (registration === 'invited') {
    const why = because === undefined ? 'REGISTRATION=invited' : `reachable by others: ${because}`;
    return `the first clinic, then by invitation of the superadmin (${why})`;
  }
  return because === undefined
    ? 'open (only this machine can reach the server)'
    : 'open (REGISTRATION=open)';
}

/** The start line on the database login; a warning when SQL could reach beyond its clinic. */
function wallLine({ login, holes }: Wall): string {
  if (holes.length === 0) return `requests sign in as ${login}, which can become one clinic only`;
  return `WARNING: requests sign in as ${login}, which ${holes.join(' and ')} (see docs/several-servers.md, Logins of the database)`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(error: unknown, config?: Config): never {
  const { host = '', port = 0 } = config ?? {};
  const line = startErrorLine(error, { host, port });
  const text = line ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.stderr.write(`OpenOPD cannot start: ${text}\n`);
  process.exit(1);
}

/**
 * Returns the memory that loading the modules left free. An idle process allocates too little to
 * collect it by itself.
 */
function returnMemory(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

function sayWhereItIs(server: RunningServer): void {
  say('');
  say(`  OpenOPD is ready:  ${server.url}`);
  say(`  Data:              ${server.location}`);
  say(`  Database login:    ${wallLine(server.wall)}`);
  say(
    `  AI provider:       ${server.model ?? 'none (the offline assistant answers; set AI_BASE_URL and AI_MODEL)'}`,
  );
  say(`  Payment provider:  ${PROVIDERS[server.payment]}`);
  say(`  Registration:      ${registrationLine(server.doors)}`);
  for (const [label, text] of server.backups) say(`  ${(label && `${label}:`).padEnd(19)}${text}`);
  if (server.clockIsWrong) say(`  Clock:             ${server.clockIsWrong}`);
  if (server.demo) {
    say('');
    say('  The demo clinic is ready. Sign in as:');
    const superadmin = server.demo.some(({ role }) => role === 'superadmin');
    if (!superadmin) say('    superadmin     with SUPERADMIN_EMAIL and SUPERADMIN_PASSWORD');
    for (const { role, email, password } of server.demo) {
      say(`    ${role.padEnd(14)} ${email.padEnd(34)} ${password}`);
    }
  } else {
    say('  A demo clinic:     npm start -- --demo  (with an empty data folder)');
  }
  say('');
}

/** Runs the server for a terminal or a process manager, with a graceful stop. */
async function main(): Promise<void> {
  let config: Config | undefined;
  let server: RunningServer | undefined;
  let stoppingSince: number | undefined;
  const starting = new AbortController();
  const stop = (signal?: string) => {
    if (stoppingSince !== undefined) {
      // One key press or kill may deliver several signals. A second press later means: stop now.
      const isImpatient = signal === 'SIGINT' && Date.now() - stoppingSince > ONE_PRESS_MS;
      if (isImpatient) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    starting.abort();
    server?.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  // The parent process is gone, so nothing else would stop this one.
  process.on('disconnect', () => stop());
  try {
    config = readConfig(process.env);
    server = await start(config, {
      demo: process.argv.includes('--demo'),
      signal: starting.signal,
    });
    if (!starting.signal.aborted) {
      sayWhereItIs(server);
      setTimeout(returnMemory, LOADED_MS).unref();
      return;
    }
    await server.stop();
  } catch (error) {
    // Everything opened so far has been closed.
    if (!starting.signal.aborted) fail(error, config);
  }
  process.exit(0);
}

await main();
