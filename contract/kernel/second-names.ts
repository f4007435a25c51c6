import type { z } from 'zod';

/**
 * The two specification documents give some fields two names. A noun lists its pairs once. The wire
 * carries both names; the code uses only the first.
 */
export type SecondNames = Readonly<Record<string, string>>;

type Renamed<S extends z.ZodRawShape, N extends SecondNames> = S & {
  [K in keyof N as K extends keyof S ? N[K] : never]: K extends keyof S ? S[K] : never;
};

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
