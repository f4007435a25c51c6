import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type DatabaseConnection,
  type Driver,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
} from 'kysely';
import type pg from 'pg';
import { type Opening, ScopedConnection } from './scoped-connection.ts';

/** What opens the transaction about to begin; set by `scope.ts` alone. */
export const opening = new AsyncLocalStorage<Opening>();

function openingOfScope(): Opening {
  const given = opening.getStore();
  if (!given) throw new Error('A transaction is opened through scope.ts only.');
  return given;
}

function scoped(connection: DatabaseConnection): ScopedConnection {
  if (connection instanceof ScopedConnection) return connection;
  throw new Error('A connection of another driver.');
}

/**
 * Opens each transaction with the statements of its scope, and refuses a transaction that has none, and
 * a query outside of one.
 */
class ScopedDriver implements Driver {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    openingOfScope();
    return new ScopedConnection(await this.#pool.connect());
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    scoped(connection).begin(openingOfScope());
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return scoped(connection).commit();
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return scoped(connection).rollback();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    scoped(connection).release();
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

export class ScopedPostgresDialect extends PostgresDialect {
  readonly #pool: pg.Pool;

  constructor(config: PostgresDialectConfig & { pool: pg.Pool }) {
    super(config);
    this.#pool = config.pool;
  }

  override createDriver(): Driver {
    return new ScopedDriver(this.#pool);
  }

  override createAdapter(): PostgresAdapter {
    return new PostgresAdapter();
  }
}
