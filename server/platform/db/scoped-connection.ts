import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type pg from 'pg';
import { type Outcome, type Statement, sendBatch } from './batch.ts';
import { named } from './statement-names.ts';

const COMMIT: Statement = { text: 'commit', name: 'openopd_commit' };
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** Queries that nobody waits for. */
const unawaited = new WeakSet<CompiledQuery>();

/** Marks a query whose answer nobody needs: it is sent with the next one, or with the commit. */
export function withNext(query: CompiledQuery): CompiledQuery {
  unawaited.add(query);
  return query;
}

/**
 * A connection whose transactions cost as few round trips as they can: what opens one travels with its
 * first query, and what nobody waits for with the next one or with the commit. That is one batch, of
 * which PostgreSQL passes over the rest when something fails: a query is never run outside its scope,
 * and a commit never without what was to be written before it.
 */
export class ScopedConnection implements DatabaseConnection {
  readonly client: pg.PoolClient;
  /** What goes before the next statement. */
  #ahead: Statement[] = [];
  #openedBy = 0;
  #isOpen = false;
  #isBroken = false;

  constructor(client: pg.PoolClient) {
    this.client = client;
  }

  /** Begins a transaction with these statements; they are sent with its first query. */
  begin(opening: readonly Statement[]): void {
    this.#ahead = [...opening];
    this.#openedBy = opening.length;
    this.#isOpen = false;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const statement = named({ text: query.sql, values: query.parameters });
    if (unawaited.has(query)) {
      this.#ahead.push(statement);
      return { rows: [] };
    }
    const { command, rowCount, rows } = await this.#send(statement);
    return {
      // The caller's own query says what its rows are.
      rows: rows as R[],
      ...(CHANGES.has(command) && { numAffectedRows: BigInt(rowCount) }),
    };
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    yield* [];
    throw new Error('Rows are read as a whole.');
  }

  async commit(): Promise<void> {
    // Nothing was asked and nothing is to be written: there is no transaction.
    if (!this.#isOpen && this.#ahead.length === this.#openedBy) return;
    const { command } = await this.#send(COMMIT);
    if (command === 'ROLLBACK') throw new Error('The transaction had failed before its commit.');
  }

  async rollback(): Promise<void> {
    if (!this.#isOpen) return;
    try {
      await sendBatch(this.client, [{ text: 'rollback' }]);
    } catch (error) {
      this.#isBroken = true;
      throw error;
    }
  }

  release(): void {
    this.client.release(this.#isBroken);
  }

  #send(statement: Statement): Promise<Outcome> {
    const ahead = this.#ahead;
    this.#ahead = [];
    this.#isOpen = true;
    return sendBatch(this.client, [...ahead, statement]);
  }
}
