import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type DatabaseConnection,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type Driver,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  Transaction,
} from 'kysely';
import type pg from 'pg';
import { DatabaseSilentError, type Pulse } from './pulse.ts';
import type { DB } from './schema.generated.ts';
import { type Opening, ScopedConnection } from './scoped-connection.ts';

/** The opening statements of the next transaction. Only `scope.ts` sets it. */
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
 * Opens each transaction with the statements of its scope. Throws for a transaction without a
 * scope, and for a query outside a transaction.
 */
class ScopedDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #pulse: Pulse | undefined;

  constructor(pool: pg.Pool, pulse: Pulse | undefined) {
    this.#pool = pool;
    this.#pulse = pulse;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    openingOfScope();
    if (this.#pulse?.isSilent) throw new DatabaseSilentError();
    const connecting = this.#pool.connect();
    try {
      return new ScopedConnection(await (this.#pulse?.orSilence(connecting) ?? connecting));
    } catch (error) {
      // The connection may still arrive after the caller has got a timeout.
      connecting.then(
        (late) => late.release(),
        () => {},
      );
      throw error;
    }
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

class ScopedPostgresDialect extends PostgresDialect {
  readonly #pool: pg.Pool;
  readonly #pulse: Pulse | undefined;

  constructor(config: PostgresDialectConfig & { pool: pg.Pool; pulse: Pulse | undefined }) {
    super(config);
    this.#pool = config.pool;
    this.#pulse = config.pulse;
  }

  override createDriver(): Driver {
    return new ScopedDriver(this.#pool, this.#pulse);
  }

  override createAdapter(): PostgresAdapter {
    return new PostgresAdapter();
  }
}

/**
 * Returns what runs `work` in a transaction over this pool. Kysely's own `transaction()` sends a query
 * only after the one before it has ended; here, queries that are asked for at once reach the
 * connection at once.
 */
export function transactionsOver(pool: pg.Pool, pulse: Pulse | undefined) {
  const dialect = new ScopedPostgresDialect({ pool, pulse });
  const driver = dialect.createDriver();
  const executor = new DefaultQueryExecutor(
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    new DefaultConnectionProvider(driver),
  );
  return async <T>(work: (tx: Transaction<DB>) => Promise<T>): Promise<T> => {
    const connection = await driver.acquireConnection();
    const tx = new Transaction<DB>({
      config: { dialect },
      driver,
      dialect,
      executor: executor.withConnectionProvider({
        provideConnection: (consumer) => consumer(connection),
      }),
    });
    try {
      await driver.beginTransaction(connection, {});
      const result = await work(tx);
      await driver.commitTransaction(connection);
      return result;
    } catch (error) {
      await driver.rollbackTransaction(connection);
      throw error;
    } finally {
      await driver.releaseConnection(connection);
    }
  };
}
