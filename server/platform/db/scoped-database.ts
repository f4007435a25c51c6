import type { Transaction } from 'kysely';
import type pg from 'pg';
import { opening, transactionsOver } from './driver.ts';
import { LIMITS } from './limits/session-limits.ts';
import { statementName } from './prepared/statement-names.ts';
import type { Pulse } from './pulse.ts';
import type { DB } from './schema.generated.ts';
import type { Opening } from './scoped-connection.ts';

/**
 * An open transaction, limited to its scope. Stores take it as first argument and never open one.
 */
export type Tx = Transaction<DB>;

export type Database = {
  /** Runs `work` in a transaction that sees only this clinic's rows. */
  inClinic<T>(clinicId: string, work: (tx: Tx) => Promise<T>, options?: Reading): Promise<T>;
  /** Like `inClinic`, for changes of the clinic's accounts: roles, passwords, the owner. */
  inAccounts<T>(clinicId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `work` across all clinics: sign-in, sessions, the superadmin's screens, jobs. */
  inSystem<T>(work: (tx: Tx) => Promise<T>, options?: Reading): Promise<T>;
};

/** With `reads`, no transaction is opened before the first statement that may write or lock. */
type Reading = { readonly reads?: boolean | undefined };

type ScopedOptions = { prepares?: boolean; picture?: boolean; system?: pg.Pool; pulse?: Pulse };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function checked(clinicId: string): string {
  if (!UUID.test(clinicId)) throw new Error('A clinic scope needs the id of a clinic.');
  return clinicId;
}

/** Heavy work reads for longer and never writes. */
const PICTURE_LIMITS = {
  max_parallel_workers_per_gather: '0',
  statement_timeout: '120s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '60s',
} as const;

const SCOPE = ['role', 'app.clinic_id'];
const SETTINGS = [...SCOPE, ...Object.keys(LIMITS)];
const BEGIN = prepared('begin');
const BEGIN_PICTURE = prepared('begin isolation level repeatable read read only');
const SET_SCOPE = prepared(setting(SETTINGS));
/** The scope of one batch, in which PostgreSQL refuses to write and to lock. */
const SET_READING_SCOPE = prepared(setting([...SETTINGS, 'transaction_read_only']));
/** The same where the session has the limits. */
const SET_LIMITED_SCOPE = prepared(setting(SCOPE));
const SET_LIMITED_READING_SCOPE = prepared(setting([...SCOPE, 'transaction_read_only']));

function setting(names: readonly string[]): string {
  return `select ${names.map((name, nth) => `set_config('${name}',$${nth + 1},true)`).join(',')}`;
}

function prepared(text: string) {
  return { text, name: statementName('', text) };
}

type Beginning = Omit<Opening, 'prepares' | 'mayRead'>;

function begin(
  role: Opening['role'],
  clinicId: string,
  { picture, reads }: { picture: boolean; reads: boolean },
): Beginning {
  const scope = [role, clinicId];
  const values = [...scope, ...Object.values(picture ? PICTURE_LIMITS : LIMITS)];
  return {
    role,
    statements: [picture ? BEGIN_PICTURE : BEGIN, { ...SET_SCOPE, values }],
    reading: reads ? { ...SET_READING_SCOPE, values: [...values, 'on'] } : undefined,
    ...(!picture && {
      limited: {
        statements: [BEGIN, { ...SET_LIMITED_SCOPE, values: scope }],
        reading: reads ? { ...SET_LIMITED_READING_SCOPE, values: [...scope, 'on'] } : undefined,
      },
    }),
  };
}

const DEADLOCK_OR_SERIALIZATION = new Set(['40P01', '40001']);
/**
 * The named statement is unknown or already exists on this connection, because a pooler handed over
 * another one.
 */
const NOT_THE_PREPARED = new Set(['26000', '42P05']);
/** A call that was to read has called a function that writes. */
const READS_ONLY = '25006';
const TRIES = 3;

function codeOf(error: unknown): string {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded && typeof error.code === 'string' ? error.code : '';
}

/**
 * The only access to the database: every transaction has a scope. `work` may run again after a
 * deadlock, so it must have no side effects outside the database. When a pooler loses prepared
 * statements, the transaction runs again without them; with such a pooler, set `prepares` to false.
 * With `picture`, a transaction sees a snapshot from its start and only reads.
 *
 * `pool` logs in as a role that can become a clinic only; `system` as one that can become the
 * others. Without a pool of its own, the system uses the first one. With a `pulse`, no call waits
 * for a silent database.
 */
export function scopedDatabase(
  pool: pg.Pool,
  { prepares = true, picture = false, system = pool, pulse }: ScopedOptions = {},
): Database {
  const clinics = transactionsOver(pool, pulse);
  const keeper = transactionsOver(system, pulse);
  for (const each of new Set([pool, system])) pulse?.watch(each);

  async function run<T>(
    transaction: ReturnType<typeof transactionsOver>,
    beginning: Beginning,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    let mayPrepare = prepares;
    let mayRead = beginning.reading !== undefined;
    for (let attempt = 1; ; attempt += 1) {
      const given = { ...beginning, mayRead, prepares: mayPrepare };
      try {
        return await opening.run(given, () => transaction(work));
      } catch (error) {
        const code = codeOf(error);
        const isRead = mayRead && code === READS_ONLY;
        const isWorthRetrying = DEADLOCK_OR_SERIALIZATION.has(code) || NOT_THE_PREPARED.has(code);
        if (attempt === TRIES || !(isRead || isWorthRetrying)) throw error;
        mayPrepare &&= !NOT_THE_PREPARED.has(code);
        if (isRead) mayRead = false;
      }
    }
  }

  const opened = (role: Opening['role'], clinicId: string, { reads = false }: Reading = {}) =>
    begin(role, clinicId, { picture, reads: reads && !picture });
  return {
    inClinic: async (clinicId, work, options) =>
      run(clinics, opened('openopd_app', checked(clinicId), options), work),
    inAccounts: async (clinicId, work) =>
      run(keeper, opened('openopd_accounts', checked(clinicId)), work),
    inSystem: (work, options) => run(keeper, opened('openopd_system', '', options), work),
  };
}
