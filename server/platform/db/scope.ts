import { Kysely, type Transaction } from 'kysely';
import type pg from 'pg';
import { opening, ScopedPostgresDialect } from './driver.ts';
import type { Pulse } from './pulse.ts';
import type { DB } from './schema.generated.ts';
import type { Opening } from './scoped-connection.ts';
import { statementName } from './statement-names.ts';

/** An open transaction that sees what its scope may see. Stores take it first, and open none. */
export type Tx = Transaction<DB>;

export type Database = {
  /** Runs `work` in a transaction that sees this clinic's rows and no others. */
  inClinic<T>(clinicId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** As `inClinic`, for what changes who works there: accounts, roles, passwords, the owner. */
  inAccounts<T>(clinicId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `work` across all clinics: sign-in, sessions, the superadmin's screens, jobs. */
  inSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
};

type ScopedOptions = { prepares?: boolean; picture?: boolean; system?: pg.Pool; pulse?: Pulse };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function checked(clinicId: string): string {
  if (!UUID.test(clinicId)) throw new Error('A clinic scope needs the id of a clinic.');
  return clinicId;
}

const TIMEOUTS = {
  statement_timeout: '15s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
} as const;

/** Heavy work reads for longer, and writes nothing. */
const PICTURE_TIMEOUTS = {
  statement_timeout: '120s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '60s',
} as const;

const SETTINGS = ['role', 'app.clinic_id', ...Object.keys(TIMEOUTS)];
const BEGIN = prepared('begin');
const BEGIN_PICTURE = prepared('begin isolation level repeatable read read only');
const SET_SCOPE = prepared(
  `select ${SETTINGS.map((name, nth) => `set_config('${name}',$${nth + 1},true)`).join(',')}`,
);

function prepared(text: string) {
  return { text, name: statementName('', text) };
}

function begin(
  role: 'openopd_app' | 'openopd_accounts' | 'openopd_system',
  clinicId: string,
  picture: boolean,
) {
  const values = [role, clinicId, ...Object.values(picture ? PICTURE_TIMEOUTS : TIMEOUTS)];
  return { role, statements: [picture ? BEGIN_PICTURE : BEGIN, { ...SET_SCOPE, values }] };
}

const DEADLOCK_OR_SERIALIZATION = new Set(['40P01', '40001']);
/** A name that another connection prepared, or had prepared already: a pooler handed this one over. */
const NOT_THE_PREPARED = new Set(['26000', '42P05']);
const TRIES = 3;

function codeOf(error: unknown): string {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded && typeof error.code === 'string' ? error.code : '';
}

/**
 * The only way to the database: every transaction has a scope. `work` may run again after a
 * deadlock, so it must do nothing but talk to the database. A pooler that does not pass prepared
 * statements on is survived (the transaction runs again without any), and best told by `prepares`.
 * With `picture` a transaction sees the database as it stood at its beginning, and only reads.
 *
 * `pool` signs in as who may become a clinic and nothing more; `system` as who may become the others.
 * Without a pool of its own the system shares the one there is. With a `pulse` nobody waits for a
 * database that answers nobody.
 */
export function scopedDatabase(
  pool: pg.Pool,
  { prepares = true, picture = false, system = pool, pulse }: ScopedOptions = {},
): Database {
  const clinics = new Kysely<DB>({ dialect: new ScopedPostgresDialect({ pool, pulse }) });
  const keeper = new Kysely<DB>({ dialect: new ScopedPostgresDialect({ pool: system, pulse }) });
  for (const each of new Set([pool, system])) pulse?.watch(each);

  async function run<T>(
    kysely: Kysely<DB>,
    beginning: Omit<Opening, 'prepares'>,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    let mayPrepare = prepares;
    for (let attempt = 1; ; attempt += 1) {
      const given = { ...beginning, prepares: mayPrepare };
      try {
        return await opening.run(given, () => kysely.transaction().execute(work));
      } catch (error) {
        const code = codeOf(error);
        const isWorthRetrying = DEADLOCK_OR_SERIALIZATION.has(code) || NOT_THE_PREPARED.has(code);
        if (attempt === TRIES || !isWorthRetrying) throw error;
        mayPrepare &&= !NOT_THE_PREPARED.has(code);
      }
    }
  }

  return {
    inClinic: async (clinicId, work) =>
      run(clinics, begin('openopd_app', checked(clinicId), picture), work),
    inAccounts: async (clinicId, work) =>
      run(keeper, begin('openopd_accounts', checked(clinicId), picture), work),
    inSystem: (work) => run(keeper, begin('openopd_system', '', picture), work),
  };
}
