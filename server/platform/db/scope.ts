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

function begin(role: 'openopd_app' | 'openopd_system', clinicId: string) {
  const values = [role, clinicId, ...Object.values(TIMEOUTS)];
  return { role, statements: [BEGIN, { ...SET_SCOPE, values }] };
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
 */
export function scopedDatabase(pool: pg.Pool, { prepares = true } = {}): Database {
  const kysely = new Kysely<DB>({ dialect: new ScopedPostgresDialect({ pool }) });

  async function run<T>(
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
    inClinic: (clinicId, work) => {
      if (!UUID.test(clinicId)) throw new Error('A clinic scope needs the id of a clinic.');
      return run(begin('openopd_app', clinicId), work);
    },
    inSystem: (work) => run(begin('openopd_system', ''), work),
  };
}
