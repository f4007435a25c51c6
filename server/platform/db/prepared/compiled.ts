import type { Compilable, CompiledQuery } from 'kysely';
import type { Tx } from '../scoped-database.ts';

type Values = Readonly<Record<string, unknown>>;
type Variant = Readonly<Record<string, unknown>>;

/** A query whose text is made once. */
export type Compiled<V extends Values, X extends Variant, R> = {
  /** Its text with these values, to be sent with `withNext`. */
  query(tx: Tx, values: V, variant: X): CompiledQuery<R>;
  /** Runs it with these values and returns its rows. */
  run(tx: Tx, values: V, variant: X): Promise<R[]>;
};

/**
 * A query that many calls send. Building one with Kysely and compiling it costs more than sending
 * it, so it is built once for each variant, with a placeholder for each value. `build` therefore
 * must not look at a value, only at the variant, which has few forms.
 */
export function compiled<V extends Values, R, X extends Variant = Record<string, never>>(
  build: (tx: Tx, values: V, variant: X) => Compilable<R>,
): Compiled<V, X, R> {
  const made = new Map<
    string,
    { query: CompiledQuery<R>; keys: readonly (string | undefined)[] }
  >();

  function make(tx: Tx, variant: X) {
    const marks = new Map<unknown, string>();
    const values = new Proxy({} as V, {
      get(_target, key) {
        const mark = Object.freeze({ value: String(key) });
        marks.set(mark, String(key));
        return mark;
      },
    });
    const query = build(tx, values, variant).compile();
    return { query, keys: query.parameters.map((parameter) => marks.get(parameter)) };
  }

  function query(tx: Tx, values: V, variant: X): CompiledQuery<R> {
    const key = JSON.stringify(variant);
    const known = made.get(key) ?? make(tx, variant);
    made.set(key, known);
    const parameters = known.keys.map((name, nth) =>
      name === undefined ? known.query.parameters[nth] : values[name],
    );
    return { ...known.query, parameters };
  }

  return {
    query,
    async run(tx, values, variant) {
      return (await tx.executeQuery(query(tx, values, variant))).rows;
    },
  };
}
