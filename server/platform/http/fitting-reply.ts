import type { FastifyBaseLogger } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.d.ts';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

type Fitted = { readonly value: unknown };

/** Encodes a value by its schema; of a list or an object, what fits. Undefined when nothing does. */
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
  return undefined;
}

/** An object whose required parts all fit. */
function fittingObject(shape: z.core.$ZodShape, value: unknown): Fitted | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Object.entries(shape).map(
    ([key, schema]) => [key, fitting(schema, Reflect.get(value, key))] as const,
  );
  if (parts.some(([, part]) => part === undefined)) return undefined;
  return { value: Object.fromEntries(parts.map(([key, part]) => [key, part?.value])) };
}

/** Where a value does not fit its schema: the places, never what stands there. */
function misfits(schema: z.ZodType, value: unknown): string[] {
  const { error } = z.safeEncode(schema, value);
  return (error?.issues ?? []).slice(0, 5).map(({ path, code }) => `${path.join('.')}: ${code}`);
}

/**
 * Strips replies to their schemas. A reply that does not fit is a fault of ours: it is logged, and a
 * list is answered without the rows at fault. Throws when the reply itself does not fit.
 */
export function fittingReplies(
  log: Pick<FastifyBaseLogger, 'error'>,
): FastifySerializerCompiler<z.ZodType> {
  return (route) => {
    const strict = serializerCompiler(route);
    const { schema, method, url } = route;
    return (reply) => {
      try {
        return strict(reply);
      } catch (error) {
        const fitted = fitting(schema, reply);
        if (!fitted) throw error;
        const wrong = misfits(schema, reply);
        log.error({ method, url, wrong }, 'a reply did not fit its schema');
        return JSON.stringify(fitted.value);
      }
    };
  };
}
