import { z } from 'zod';
import { fill } from './field-names.ts';

/**
 * The two specification documents give some fields two names. A noun lists its pairs once. The wire
 * carries both names; the code uses only the first.
 */
export type SecondNames = Readonly<Record<string, string>>;

type Renamed<S extends z.ZodRawShape, N extends SecondNames> = S & {
  [K in keyof N as K extends keyof S ? N[K] : never]: K extends keyof S ? S[K] : never;
};

/** The fields under their names on the wire. */
export type WireShape<S, N extends SecondNames> = {
  [K in keyof S as K extends keyof N ? N[K] : K]: S[K];
};

/**
 * The schema of an object that has only its second names on the wire: `withWireNames(schema,
 * { visitId: 'recordId' })` has `recordId` on the wire and `visitId` in code. The schema's own rules
 * stay: unknown fields are treated as it says, and refinements see the names in code. They must be
 * synchronous.
 */
export function withWireNames<
  S extends z.ZodRawShape,
  C extends z.core.$ZodObjectConfig,
  const N extends SecondNames,
>(
  schema: z.ZodObject<S, C>,
  names: N,
): z.ZodCodec<
  z.ZodObject<WireShape<S, N>, C>,
  z.ZodType<z.output<z.ZodObject<S, C>>, z.output<z.ZodObject<S, C>>>
>;
export function withWireNames({ shape, def }: z.ZodObject, names: SecondNames) {
  const first = Object.fromEntries(Object.entries(names).map(([name, second]) => [second, name]));
  // The wire's side checks the fields; this one has their names and the rules of the object.
  const wire = new z.ZodObject({ ...def, shape: renamed(shape, names), checks: [] });
  const rules = new z.ZodObject({ ...def, shape: {}, catchall: z.unknown() });
  const code = z
    .looseObject(fill(Object.keys(shape), z.unknown().optional()))
    .superRefine((value, { addIssue }) => {
      for (const { message, path } of rules.safeParse(value).error?.issues ?? []) {
        const onWire = path.map((key) => names[String(key)] ?? key);
        addIssue({ code: 'custom', message, path: onWire });
      }
    });
  return z.codec(wire, code, {
    decode: (value) => renamed(value, first),
    encode: (value) => renamed(value, names),
  });
}

function renamed<T>(value: Readonly<Record<string, T>>, names: SecondNames): Record<string, T> {
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [names[name] ?? name, field]),
  );
}

/** The schema of a reply with both names of each field. */
export function withSecondNames<S extends z.ZodRawShape, const N extends SecondNames>(
  schema: z.ZodObject<S>,
  names: N,
): z.ZodObject<Renamed<S, N>>;
export function withSecondNames(schema: z.ZodObject, names: SecondNames): z.ZodObject {
  const extra = Object.entries(names).map(([first, second]) => [second, schema.shape[first]]);
  return schema.extend(Object.fromEntries(extra));
}

/** Adds the second names to an outgoing value. */
export function addSecondNames<T extends object, const N extends SecondNames>(
  value: T,
  names: N,
): T & { [K in keyof N as K extends keyof T ? N[K] : never]: K extends keyof T ? T[K] : never };
export function addSecondNames(value: object, names: SecondNames): object {
  // Runs for every row of every list, so it allocates nothing that is not kept.
  const both: Record<string, unknown> = { ...value };
  for (const [first, second] of Object.entries(names)) both[second] = both[first];
  return both;
}
