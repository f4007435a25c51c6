import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import type pg from 'pg';
import { type Outcome, type Statement, sendBatch } from './batch.ts';
import { statementName, statementNames } from './statement-names.ts';

const COMMIT: Statement = { text: 'commit', name: statementName('', 'commit') };
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** What opens a transaction, the role that it gives it, and whether its statements may be prepared. */
export type Opening = {
  readonly role: string;
  readonly statements: readonly Statement[];
  readonly prepares: boolean;
};

function unnamed({ text, values = [] }: Statement): Statement {
  return { text, values };
}

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
  #names: ReturnType<typeof statementNames> | undefined;
  /** What goes before the next statement. */
  #ahead: Statement[] = [];
  #openedBy = 0;
  #cursors = 0;
  #isOpen = false;
  /** Committed, rolled back or given back: what comes later would run outside of its scope. */
  #isOver = true;
  #failure: { readonly error: unknown } | undefined;
  #isBroken = false;

  constructor(client: pg.PoolClient) {
    this.client = client;
  }

  /** Begins a transaction of this role with these statements; they are sent with its first query. */
  begin({ role, statements, prepares }: Opening): void {
    this.#names = prepares ? statementNames(role) : undefined;
    this.#ahead = [...statements];
    this.#openedBy = statements.length;
    this.#isOpen = false;
    this.#isOver = false;
    this.#failure = undefined;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isOver) throw new Error('The transaction of this query is over.');
    const written = { text: query.sql, values: query.parameters };
    const statement = this.#names?.named(written) ?? written;
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

  /** Rows come through a cursor, so many at a time; what is not read is not fetched. */
  async *streamQuery<R>(
    { sql: text, parameters }: CompiledQuery,
    chunkSize = 1_000,
  ): AsyncIterableIterator<QueryResult<R>> {
    this.#cursors += 1;
    const name = `rows_${this.#cursors}`;
    const ask = (statement: string, values: readonly unknown[] = []) =>
      this.executeQuery<R>(CompiledQuery.raw(statement, [...values]));
    await ask(`declare ${name} no scroll cursor for ${text}`, parameters);
    for (;;) {
      const { rows } = await ask(`fetch ${Math.trunc(chunkSize)} from ${name}`);
      if (rows.length > 0) yield { rows };
      if (rows.length < chunkSize) break;
    }
    await ask(`close ${name}`);
  }

  async commit(): Promise<void> {
    this.#isOver = true;
    // Nothing was asked and nothing is to be written: there is no transaction.
    if (!this.#isOpen && this.#ahead.length === this.#openedBy) return;
    const { command } = await this.#send(COMMIT);
    if (command === 'ROLLBACK') throw new Error('The transaction had failed before its commit.');
  }

  async rollback(): Promise<void> {
    this.#isOver = true;
    if (!this.#isOpen) return;
    try {
      await sendBatch(this.client, [{ text: 'rollback' }]);
    } catch (error) {
      this.#isBroken = true;
      throw error;
    }
  }

  release(): void {
    this.#isOver = true;
    this.client.release(this.#isBroken);
  }

  /** After one failure nothing more is sent: what opens the transaction may have gone with it. */
  async #send(statement: Statement): Promise<Outcome> {
    if (this.#failure) throw this.#failure.error;
    const ahead = this.#ahead;
    this.#ahead = [];
    this.#isOpen = true;
    const batch = [...ahead, statement];
    try {
      return await sendBatch(this.client, this.#names ? batch : batch.map(unnamed));
    } catch (error) {
      this.#failure = { error };
      throw error;
    }
  }
}
