import { Kysely, type Transaction } from 'kysely';
import type pg from 'pg';
import { opening, ScopedPostgresDialect } from './driver.ts';
import type { DB } from './schema.generated.ts';
import type { Opening } from './scoped-connection.ts';
import { statementName } from './statement-names.ts';

/** An open transaction that sees what its scope may see. Stores take it first, and open none. */
export type Tx = Transaction<DB>;

export type Database = {
  /** Runs `work` in a transaction that sees this clinic's rows and no others. */
  inClinic<T>(clinicId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `work` across all clinics: sign-in, sessions, the superadmin's screens, jobs. */
  inSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const TIMEOUTS = {
  statement_timeout: '15s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
} as const;

const SETTINGS = ['role', 'app.clinic_id', ...Object.keys(TIMEOUTS)];
const BEGIN = prepared('begin');
const SET_SCOPE = prepared(
  `select ${SETTINGS.map((name, nth) => `set_config('${name}',$${nth + 1},true)`).join(',')}`,
);

function prepared(text: string) {
  return { text, name: statementName('', text) };
}

function begin(role: 'openopd_app' | 'openopd_system', clinicId: string): Opening {
  const values = [role, clinicId, ...Object.values(TIMEOUTS)];
  return {
    role,
    statements: [BEGIN, { ...SET_SCOPE, values }],
  };
}

const DEADLOCK_OR_SERIALIZATION = new Set(['40P01', '40001']);
const TRIES = 3;

function isWorthRetrying(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string' &&
    DEADLOCK_OR_SERIALIZATION.has(error.code)
  );
}

/**
 * The only way to the database: every transaction has a scope. `work` may run again after a
 * deadlock, so it must do nothing but talk to the database.
 */
export function scopedDatabase(pool: pg.Pool): Database {
  const kysely = new Kysely<DB>({ dialect: new ScopedPostgresDialect({ pool }) });

  async function run<T>(beginning: Opening, work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await opening.run(beginning, () => kysely.transaction().execute(work));
      } catch (error) {
        if (attempt === TRIES || !isWorthRetrying(error)) throw error;
      }
    }
  }

  return {
    inClinic: (clinicId, work) => {
      if (!UUID.test(clinicId)) throw new Error('A clinic scope needs the id of a clinic.');
      return run(begin('openopd_app', clinicId), work);
    },
    inSystem: (work) => run(begin('openopd_system', ''), work),
  };
}
