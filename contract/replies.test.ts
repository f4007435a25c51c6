import { expect, it } from 'vitest';
import { z } from 'zod';
import { ALL_ENDPOINTS } from './endpoints.ts';
import { Money, RUPEES_MAX } from './kernel/numbers/money.ts';

/** Paths of a reply whose amount has the maximum of an input. */
function cappedAmounts(schema: unknown, path: string, found: string[] = []): string[] {
  if (schema instanceof z.ZodPipe) {
    const input = schema.def.in;
    const hasEnd = input instanceof z.ZodNumber && input.maxValue === RUPEES_MAX;
    if (schema !== (Money as unknown) && hasEnd) found.push(path);
  } else if (schema instanceof z.ZodObject) {
    for (const [key, part] of Object.entries(schema.shape))
      cappedAmounts(part, `${path}.${key}`, found);
  } else if (schema instanceof z.ZodArray) cappedAmounts(schema.element, `${path}[]`, found);
  else if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    cappedAmounts(schema.unwrap(), path, found);
  } else if (schema instanceof z.ZodRecord) cappedAmounts(schema.valueType, `${path}{}`, found);
  return found;
}

it('no reply limits an amount: a sum may exceed the maximum of an input', () => {
  const capped = ALL_ENDPOINTS.flatMap(({ method, path, replies }) =>
    Object.values(replies).flatMap((schema) => cappedAmounts(schema, `${method} ${path}`)),
  );
  expect(capped).toEqual([]);
});
