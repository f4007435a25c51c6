import { Kysely, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Statement } from './batch.ts';
import { openingStatements, ScopedPostgresDialect } from './driver.ts';
import type { DB } from './schema.generated.ts';

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
const BEGIN: Statement = { text: 'begin', name: 'openopd_begin' };
const SET_SCOPE = `select ${SETTINGS.map((name, nth) => `set_config('${name}',$${nth + 1},true)`).join(',')}`;

function begin(role: 'openopd_app' | 'openopd_system', clinicId: string): readonly Statement[] {
  const values = [role, clinicId, ...Object.values(TIMEOUTS)];
  return [BEGIN, { text: SET_SCOPE, name: 'openopd_scope', values }];
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

  async function run<T>(opening: readonly Statement[], work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await openingStatements.run(opening, () => kysely.transaction().execute(work));
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
