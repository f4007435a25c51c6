import pg from 'pg';

export type Statement = {
  readonly text: string;
  readonly values?: readonly unknown[];
  /** Prepared under this name, and not read and planned again when it comes again. */
  readonly name?: string | undefined;
};

export type Outcome = {
  readonly command: string;
  readonly rowCount: number;
  readonly rows: Record<string, unknown>[];
};

type Done = (error: Error | null, outcome?: Outcome) => void;
type Field = { readonly name: string; readonly dataTypeID: number };
type Parser = (text: string) => unknown;
/** What pg's connection has and its types leave out or ask too much of. */
type Wire = {
  readonly stream: { cork(): void; uncork(): void; destroy(error: Error): void };
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: (string | Buffer | null)[] }): void;
  describe(message: { type: 'P' }): void;
  execute(message: object): void;
  close(message: { type: 'S'; name: string }): void;
  sync(): void;
};

const { prepareValue } = (
  pg as unknown as { utils: { prepareValue(value: unknown): string | Buffer | null } }
).utils;

/** Of each connection the statements that it has prepared, and those of which nobody knows. */
const prepared = new WeakMap<object, { known: Set<string>; doubtful: Set<string> }>();

/** A pooler, or `DEALLOCATE`, took what was prepared: then it took all of it. */
function isForgotten(error: Error & { code?: string }): boolean {
  return error.code === '26000';
}

/**
 * Statements that travel together and stand or fall together: after the first that fails, PostgreSQL
 * passes over the others. What the last one answers is the outcome.
 */
class Batch implements pg.Submittable {
  readonly #client: pg.ClientBase;
  readonly #statements: readonly Statement[];
  readonly #values: readonly (string | Buffer | null)[][];
  readonly #done: Done;
  readonly #named: string[] = [];
  readonly #rows: Record<string, unknown>[] = [];
  #columns: { name: string; parse: Parser }[] | undefined;
  #tag = '';
  #unreadable: Error | undefined;
  #connection: object | undefined;

  constructor(client: pg.ClientBase, statements: readonly Statement[], done: Done) {
    this.#client = client;
    this.#statements = statements;
    // Before anything is sent: what cannot be written must not leave half a batch behind.
    this.#values = statements.map(({ values = [] }) => values.map((value) => prepareValue(value)));
    this.#done = done;
  }

  /** What was sent, for whoever listens to a client. */
  get statements(): readonly Statement[] {
    return this.#statements;
  }

  /** What the last statement has answered so far. */
  get rows(): readonly Record<string, unknown>[] {
    return this.#rows;
  }

  submit(connection: pg.Connection): Error | null {
    const wire = connection as unknown as Wire;
    this.#connection = connection;
    wire.stream.cork();
    try {
      this.#write(wire);
    } catch (error) {
      // Half a batch must not go out, nor anything after it: the connection has had its day.
      wire.stream.destroy(error instanceof Error ? error : new Error(String(error)));
    } finally {
      wire.stream.uncork();
    }
    return null;
  }

  #write(wire: Wire): void {
    for (const [nth, statement] of this.#statements.entries()) {
      this.#prepare(wire, statement);
      wire.bind({ statement: statement.name ?? '', values: this.#values[nth] ?? [] });
      if (nth === this.#statements.length - 1) wire.describe({ type: 'P' });
      wire.execute({});
    }
    wire.sync();
  }

  #prepare(wire: Wire, { name, text }: Statement): void {
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
    // Only the last one's rows are asked for.
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
    this.#tag = text;
  }

  handleEmptyQuery(): void {}

  handlePortalSuspended(): void {}

  handleCopyInResponse(connection: { sendCopyFail(message: string): void; sync(): void }): void {
    connection.sendCopyFail('Nothing is copied in.');
    // The one that was sent went by while rows were expected.
    connection.sync();
  }

  handleCopyData(): void {}

  handleError(error: Error): void {
    if (this.#connection) {
      // Which of them failed nobody says: the next time each is prepared anew. That mends one whose
      // columns a migration changed, and costs the others one reading.
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
    const [command = '', ...counts] = this.#tag.split(' ');
    this.#done(null, { command, rowCount: Number(counts.at(-1) ?? 0), rows: this.#rows });
  }
}

/** Sends statements in one go, and answers what the last one came to. */
export async function sendBatch(
  client: pg.ClientBase,
  statements: readonly Statement[],
): Promise<Outcome> {
  try {
    return await new Promise((resolve, reject) => {
      client.query(
        new Batch(client, statements, (error, outcome) =>
          outcome ? resolve(outcome) : reject(error),
        ),
      );
    });
  } catch (error) {
    // The stack of the socket says nothing; that of the caller does.
    if (error instanceof Error) Error.captureStackTrace(error, sendBatch);
    throw error;
  }
}
