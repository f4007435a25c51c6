import type { z } from 'zod';

/** The names of a schema's fields. A noun's columns, values and texts follow from this one list. */
export function fieldsOf<Shape extends z.core.$ZodLooseShape>(schema: z.ZodObject<Shape>) {
  return schema.keyof().options;
}

/** A copy with these fields only. */
export function pick<T extends object, K extends keyof T>(
  value: T,
  fields: readonly K[],
): Pick<T, K>;
export function pick<T extends object>(value: T, fields: readonly (keyof T)[]): Partial<T> {
  const picked: Partial<T> = {};
  for (const field of fields) picked[field] = value[field];
  return picked;
}

/** An object with the same value in each of these fields. */
export function fill<const K extends string, const V>(fields: readonly K[], value: V): Record<K, V>;
export function fill(fields: readonly string[], value: unknown): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, value]));
}
