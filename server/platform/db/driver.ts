import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';

/** The statement that opens the transaction about to begin; set by `scope.ts` alone. */
export const openingStatement = new AsyncLocalStorage<string>();

/**
 * Opens each transaction with the statement of its scope, so that BEGIN, the role and the clinic
 * travel in one round trip, and refuses a transaction that has no scope.
 */
class ScopedDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const statement = openingStatement.getStore();
    if (statement === undefined) throw new Error('A transaction is opened through scope.ts only.');
    await connection.executeQuery(CompiledQuery.raw(statement));
  }
}

export class ScopedPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ScopedDriver(this.#config);
  }

  override createAdapter(): PostgresAdapter {
    return new PostgresAdapter();
  }
}
