import type pg from 'pg';
import utils from 'pg/lib/utils.js';

export type Statement = {
  readonly text: string;
  readonly values?: readonly unknown[];
  /** The name of the prepared statement, which is parsed and planned only once per connection. */
  readonly name?: string | undefined;
};

export type Outcome = {
  readonly command: string;
  readonly rowCount: number;
  readonly rows: Record<string, unknown>[];
};

type Done = (error: Error | null, outcomes?: readonly Outcome[]) => void;
type Field = { readonly name: string; readonly dataTypeID: number };
type Parser = (text: string) => unknown;

const { prepareValue } = utils;

/** For each connection: the statements it has prepared, and those whose state is unknown. */
const prepared = new WeakMap<object, { known: Set<string>; doubtful: Set<string> }>();

/** A pooler or `DEALLOCATE` dropped the prepared statements, and always all of them. */
function isForgotten(error: Error & { code?: string }): boolean {
  return error.code === '26000';
}

/**
 * Writes the messages of `work` as one buffer. A batch has some fifteen short messages, and writing
 * them one by one, even corked, costs more than copying them together.
 */
function asOneMessage(connection: pg.Connection, work: () => void): void {
  const messages: Buffer[] = [];
  connection._send = (message) => messages.push(message) > 0;
  try {
    work();
  } finally {
    // The method of the class again.
    delete connection._send;
  }
  if (connection.stream.writable) connection.stream.write(Buffer.concat(messages));
}

/**
 * Sends several statements in one round trip. After the first failure PostgreSQL skips the rest.
 * The results are those of the statements whose positions are asked for.
 */
class Batch implements pg.Submittable {
  readonly #client: pg.ClientBase;
  readonly #statements: readonly Statement[];
  readonly #asked: ReadonlySet<number>;
  readonly #values: readonly (string | Buffer | null)[][];
  readonly #done: Done;
  readonly #named: string[] = [];
  readonly #outcomes: Outcome[] = [];
  #rows: Record<string, unknown>[] = [];
  #columns: { name: string; parse: Parser }[] | undefined;
  #completed = 0;
  #unreadable: Error | undefined;
  #connection: object | undefined;

  constructor(
    client: pg.ClientBase,
    { statements, asked }: { statements: readonly Statement[]; asked: readonly number[] },
    done: Done,
  ) {
    this.#client = client;
    this.#statements = statements;
    this.#asked = new Set(asked);
    // Converts all values before sending anything, so that an invalid value cannot leave half a
    // batch on the wire.
    this.#values = statements.map(({ values = [] }) => values.map((value) => prepareValue(value)));
    this.#done = done;
  }

  /** The statements sent, for listeners of the client. */
  get statements(): readonly Statement[] {
    return this.#statements;
  }

  /** The positions of the statements whose results are wanted. */
  get asked(): readonly number[] {
    return [...this.#asked];
  }

  /** The results received so far, in the order of the statements. */
  get outcomes(): readonly Outcome[] {
    return this.#outcomes;
  }

  submit(connection: pg.Connection): Error | null {
    this.#connection = connection;
    try {
      asOneMessage(connection, () => this.#write(connection));
    } catch (error) {
      // Half a batch must not be sent, nor anything after it, so the connection is destroyed.
      connection.stream.destroy(error instanceof Error ? error : new Error(String(error)));
    }
    return null;
  }

  #write(wire: pg.Connection): void {
    for (const [nth, statement] of this.#statements.entries()) {
      this.#prepare(wire, statement);
      wire.bind({ statement: statement.name ?? '', values: this.#values[nth] ?? [] });
      if (this.#asked.has(nth)) wire.describe({ type: 'P' });
      wire.execute({});
    }
    wire.sync();
  }

  #prepare(wire: pg.Connection, { name, text }: Statement): void {
    if (name === undefined) {
      wire.parse({ name: '', text });
      return;
    }
    const { known, doubtful } = this.#preparedOn(wire);
    if (known.has(name) || this.#named.includes(name)) return;
    if (doubtful.delete(name)) wire.close({ type: 'S', name });
    wire.parse({ name, text });
    this.#named.push(name);
  }

  #preparedOn(connection: object) {
    const names = prepared.get(connection) ?? { known: new Set(), doubtful: new Set() };
    prepared.set(connection, names);
    return names;
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: this.#client.getTypeParser(dataTypeID, 'text') as Parser,
    }));
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    // Rows without a caller are dropped.
    if (!this.#columns) return;
    try {
      const row: Record<string, unknown> = {};
      for (const [nth, { name, parse }] of this.#columns.entries()) {
        const text = fields[nth];
        row[name] = text === null || text === undefined ? null : parse(text);
      }
      this.#rows.push(row);
    } catch (error) {
      this.#unreadable ??= error instanceof Error ? error : new Error(String(error));
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    if (this.#asked.has(this.#completed)) {
      const [command = '', ...counts] = text.split(' ');
      this.#outcomes.push({ command, rowCount: Number(counts.at(-1) ?? 0), rows: this.#rows });
      this.#rows = [];
      this.#columns = undefined;
    }
    this.#completed += 1;
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handlePortalSuspended(): void {}

  handleCopyInResponse(connection: { sendCopyFail(message: string): void; sync(): void }): void {
    connection.sendCopyFail('Nothing is copied in.');
    // COPY was sent where rows were expected.
    connection.sync();
  }

  handleCopyData(): void {}

  handleError(error: Error): void {
    if (this.#connection) {
      // The error does not say which statement failed, so all are prepared again next time. This
      // repairs a statement whose columns a migration changed, at the cost of parsing the others
      // again.
      const { known, doubtful } = this.#preparedOn(this.#connection);
      const sent = this.#statements.flatMap(({ name }) => (name === undefined ? [] : [name]));
      for (const name of isForgotten(error) ? [...known, ...sent] : sent) {
        known.delete(name);
        doubtful.add(name);
      }
    }
    this.#done(error);
  }

  handleReadyForQuery(): void {
    if (this.#connection) {
      const { known } = this.#preparedOn(this.#connection);
      for (const name of this.#named) known.add(name);
    }
    if (this.#unreadable) {
      this.#done(this.#unreadable);
      return;
    }
    this.#done(null, this.#outcomes);
  }
}

/** Sends statements in one round trip and returns the results at the positions `asked`. */
export async function sendBatch(
  client: pg.ClientBase,
  statements: readonly Statement[],
  asked: readonly number[] = [statements.length - 1],
): Promise<readonly Outcome[]> {
  try {
    return await new Promise((resolve, reject) => {
      client.query(
        new Batch(client, { statements, asked }, (error, outcomes) =>
          outcomes ? resolve(outcomes) : reject(error),
        ),
      );
    });
  } catch (error) {
    // Replaces the socket's stack trace, which is useless, with the caller's.
    if (error instanceof Error) Error.captureStackTrace(error, sendBatch);
    throw error;
  }
}
