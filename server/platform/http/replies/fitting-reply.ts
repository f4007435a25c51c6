import type { FastifyBaseLogger } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.d.ts';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

type Fitted = { readonly value: unknown };

/**
 * Encodes a value by its schema. Of a list or an object, only the valid parts. Returns undefined
 * when nothing is valid.
 */
export function fitting(schema: z.core.$ZodType, value: unknown): Fitted | undefined {
  const whole = z.core.safeEncode(schema, value);
  if (whole.success) return { value: whole.data };
  if (schema instanceof z.ZodOptional)
    return fitting(schema.unwrap(), value) ?? { value: undefined };
  if (schema instanceof z.ZodNullable) return fitting(schema.unwrap(), value) ?? { value: null };
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const items: unknown[] = value;
    const fitted = items.flatMap((item) => fitting(schema.element, item) ?? []);
    return { value: fitted.map((item) => item.value) };
  }
  if (schema instanceof z.ZodObject) return fittingObject(schema.shape, value);
  if (schema instanceof z.ZodCodec) return fittingCodec(schema, value);
  return undefined;
}

/** An object whose required fields are all valid. */
function fittingObject(shape: z.core.$ZodShape, value: unknown): Fitted | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Object.entries(shape).map(
    ([key, schema]) => [key, fitting(schema, Reflect.get(value, key))] as const,
  );
  if (parts.some(([, part]) => part === undefined)) return undefined;
  return { value: Object.fromEntries(parts.map(([key, part]) => [key, part?.value])) };
}

/** An object with other names on the wire that satisfies its own rules. */
function fittingCodec({ def }: z.ZodCodec, value: unknown): Fitted | undefined {
  if (!(def.in instanceof z.ZodObject)) return undefined;
  const ruled = z.core.safeEncode(def.out, value);
  if (!ruled.success) return undefined;
  return fitting(def.in, def.reverseTransform(ruled.data, { value: ruled.data, issues: [] }));
}

/** The number of faults of one reply that are logged. */
export const MOST_PLACES = 5;

/** The places where a value does not match its schema, without the values. */
export function misfits(schema: z.core.$ZodType, value: unknown, at = ''): string[] {
  const { error } = z.core.safeEncode(schema, value);
  const from = at === '' ? [] : [at];
  return (error?.issues ?? [])
    .slice(0, MOST_PLACES)
    .map(({ path, code }) => `${[...from, ...path].join('.')}: ${code}`);
}

type Log = Pick<FastifyBaseLogger, 'error'>;

/** Logs that a reply was sent without its invalid parts. */
export function logMisfits(
  log: Log,
  { method, url, wrong }: { method: string; url: string; wrong: readonly string[] },
): void {
  const places = wrong.slice(0, MOST_PLACES);
  log.error({ method, url, wrong: places }, 'a reply did not match its schema');
}

/**
 * Strips replies to their schemas. A reply that does not match is a bug of ours: it is logged, and
 * a list is sent without the invalid rows. Throws when the reply itself does not match.
 */
export function fittingReplies(log: Log): FastifySerializerCompiler<z.ZodType> {
  return (route) => {
    const strict = serializerCompiler(route);
    const { schema, method, url } = route;
    return (reply) => {
      try {
        return strict(reply);
      } catch (error) {
        const fitted = fitting(schema, reply);
        if (!fitted) throw error;
        logMisfits(log, { method, url, wrong: misfits(schema, reply) });
        return JSON.stringify(fitted.value);
      }
    };
  };
}
