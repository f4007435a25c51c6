import { z } from 'zod';

/**
 * The two specification documents give some fields two names. A noun lists its pairs once. The wire
 * carries both names; the code uses only the first.
 */
export type SecondNames = Readonly<Record<string, string>>;

type Renamed<S extends z.ZodRawShape, N extends SecondNames> = S & {
  [K in keyof N as K extends keyof S ? N[K] : never]: K extends keyof S ? S[K] : never;
};

type WireShape<S, N extends SecondNames> = { [K in keyof S as K extends keyof N ? N[K] : K]: S[K] };

/**
 * The schema of an object that has only its second names on the wire: `withWireNames(schema,
 * { visitId: 'recordId' })` has `recordId` on the wire and `visitId` in code.
 */
export function withWireNames<S extends z.ZodRawShape, const N extends SecondNames>(
  { shape }: z.ZodObject<S>,
  names: N,
) {
  type Value = z.output<z.ZodObject<S>>;
  const first = Object.fromEntries(Object.entries(names).map(([name, second]) => [second, name]));
  const wire = z.object(renamed(shape, names)) as unknown as z.ZodObject<WireShape<S, N>>;
  // The wire's side checks the fields; this one has their names only.
  const code = z.object(
    Object.fromEntries(Object.keys(shape).map((name) => [name, z.unknown().optional()])),
  ) as unknown as z.ZodType<Value, Value>;
  return z.codec(wire, code, {
    decode: (value) => renamed(value, first),
    encode: (value) => renamed(value as object, names),
  });
}

const renamed = (value: object, names: SecondNames) =>
  Object.assign(
    Object.fromEntries(Object.entries(value).map(([name, field]) => [names[name] ?? name, field])),
  );

/** The schema of a reply with both names of each field. */
export function withSecondNames<S extends z.ZodRawShape, const N extends SecondNames>(
  schema: z.ZodObject<S>,
  names: N,
): z.ZodObject<Renamed<S, N>> {
  const extra = Object.entries(names).map(([first, second]) => [second, schema.shape[first]]);
  return schema.extend(Object.fromEntries(extra)) as unknown as z.ZodObject<Renamed<S, N>>;
}

/** Adds the second names to an outgoing value. */
export function addSecondNames<T extends object, const N extends SecondNames>(
  value: T,
  names: N,
): T & { [K in keyof N as K extends keyof T ? N[K] : never]: K extends keyof T ? T[K] : never } {
  // Runs for every row of every list, so it allocates nothing that is not kept.
  const both = { ...value } as Record<string, unknown>;
  for (const [first, second] of Object.entries(names)) both[second] = both[first];
  return Object.assign(both);
}
