import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import type pg from 'pg';
import { type Outcome, type Statement, sendBatch } from './batch.ts';
import { keepsLimits } from './limits/session-limits.ts';
import { statementName, statementNames } from './prepared/statement-names.ts';
import { onlyReads } from './reading/only-reads.ts';

const COMMIT: Statement = { text: 'commit', name: statementName('', 'commit') };
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

type Opened = {
  readonly statements: readonly Statement[];
  /**
   * For work that only reads: opens each batch instead. PostgreSQL ends a batch without `begin` as
   * a transaction of its own.
   */
  readonly reading?: Statement | undefined;
};

/** The statements that open a transaction, its role, and whether its statements may be prepared. */
export type Opening = Opened & {
  readonly role: 'openopd_app' | 'openopd_accounts' | 'openopd_system';
  readonly prepares: boolean;
  /** Whether `reading` may be used. */
  readonly mayRead: boolean;
  /** The same for a connection whose session has the limits. */
  readonly limited?: Opened | undefined;
};

function unnamed({ text, values = [] }: Statement): Statement {
  return { text, values };
}

/** A statement to be sent, with its caller if one awaits the result. */
type Waiting = {
  readonly statement: Statement;
  readonly caller?: { resolve(outcome: Outcome): void; reject(error: unknown): void };
};

/** Queries whose result is not awaited. */
const unawaited = new WeakSet<CompiledQuery>();

/** Marks a query whose result is not needed: it is sent with the next query or with the commit. */
export function withNext(query: CompiledQuery): CompiledQuery {
  unawaited.add(query);
  return query;
}

/**
 * A connection that saves round trips: the statements that open a transaction are sent with its
 * first query, marked queries with the next one or the commit, and queries that are asked for at
 * once (`Promise.all`) together, in their order. They form one batch; after a failure PostgreSQL
 * skips the rest of it, and all of its callers get the error. So a query never runs outside its
 * scope, and a commit never without the writes before it.
 *
 * Work that only reads sends neither `begin` nor `commit`: each of its batches sets the scope for
 * itself. It opens a transaction with the first query that may write or lock.
 */
export class ScopedConnection implements DatabaseConnection {
  readonly client: pg.PoolClient;
  #names: ReturnType<typeof statementNames> | undefined;
  /** Statements to send with the next batch. */
  #waiting: Waiting[] = [];
  #isScheduled = false;
  #isSending = false;
  /** Sent before the next batch. */
  #opening: readonly Statement[] = [];
  #reading: Statement | undefined;
  #cursors = 0;
  /** PostgreSQL may have a transaction that is to be committed or rolled back. */
  #isOpen = false;
  /** Committed, rolled back or released: a later query would run outside its scope. */
  #isOver = true;
  #failure: { readonly error: unknown } | undefined;
  #isBroken = false;

  constructor(client: pg.PoolClient) {
    this.client = client;
  }

  /** Begins a transaction of this role. The statements are sent with its first query. */
  begin(opening: Opening): void {
    const { role, prepares, mayRead, limited } = opening;
    const { statements, reading } = (keepsLimits(this.client) && limited) || opening;
    this.#names = prepares ? statementNames(role) : undefined;
    this.#waiting = [];
    this.#opening = statements;
    this.#reading = mayRead ? reading : undefined;
    this.#isOpen = false;
    this.#isOver = false;
    this.#failure = undefined;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isOver) throw new Error('The transaction of this query is over.');
    const written = { text: query.sql, values: query.parameters };
    const statement = this.#names?.named(written) ?? written;
    if (this.#reading && !onlyReads(query.sql)) this.#reading = undefined;
    if (unawaited.has(query)) {
      this.#waiting.push({ statement });
      return { rows: [] };
    }
    const { command, rowCount, rows } = await this.#send(statement);
    return {
      // The caller's own query defines the row type.
      rows: rows as R[],
      ...(CHANGES.has(command) && { numAffectedRows: BigInt(rowCount) }),
    };
  }

  /** Reads rows through a cursor in chunks. Rows that are not read are not fetched. */
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
    if (this.#failure) throw this.#failure.error;
    const isIdle = !this.#isSending && this.#waiting.length === 0;
    // No query was sent, or only such as read.
    if (!this.#isOpen && isIdle) return;
    this.#reading = undefined;
    const { command } = await this.#send(COMMIT);
    if (command === 'ROLLBACK') throw new Error('The transaction had failed before its commit.');
  }

  async rollback(): Promise<void> {
    this.#isOver = true;
    this.#refuseWaiting(new Error('The transaction of this query was rolled back.'));
    if (!this.#isOpen && !this.#isSending) return;
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

  /** Nothing is sent after a failure, because the transaction may not have been opened. */
  #send(statement: Statement): Promise<Outcome> {
    if (this.#failure) return Promise.reject(this.#failure.error);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statement, caller: { resolve, reject } });
      this.#schedule();
    });
  }

  /** Sends once all that run now have asked, and the batch before has ended. */
  #schedule(): void {
    if (this.#isScheduled || this.#isSending) return;
    this.#isScheduled = true;
    process.nextTick(() => {
      this.#isScheduled = false;
      void this.#sendWaiting();
    });
  }

  async #sendWaiting(): Promise<void> {
    const waiting = this.#waiting;
    // They were refused meanwhile.
    if (waiting.length === 0) return;
    this.#waiting = [];
    this.#isSending = true;
    const opening = this.#openingOfBatch();
    const asked = waiting.flatMap(({ caller }, nth) => (caller ? [opening.length + nth] : []));
    const batch = [...opening, ...waiting.map(({ statement }) => statement)];
    try {
      const sent = this.#names ? batch : batch.map(unnamed);
      const outcomes = await sendBatch(this.client, sent, asked);
      for (const [nth, position] of asked.entries()) {
        waiting[position - opening.length]?.caller?.resolve(outcomes[nth] as Outcome);
      }
    } catch (error) {
      this.#failure = { error };
      for (const { caller } of waiting) caller?.reject(error);
      this.#refuseWaiting(error);
    } finally {
      this.#isSending = false;
    }
    if (this.#waiting.some(({ caller }) => caller)) this.#schedule();
  }

  /** The statements that put the next batch into its scope. */
  #openingOfBatch(): readonly Statement[] {
    if (this.#isOpen) return [];
    if (this.#reading) return [this.#reading];
    this.#isOpen = true;
    return this.#opening;
  }

  #refuseWaiting(error: unknown): void {
    const refused = this.#waiting;
    this.#waiting = [];
    for (const { caller } of refused) caller?.reject(error);
  }
}
