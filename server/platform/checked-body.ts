import type { z } from 'zod';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { Refusal } from './errors.ts';

/** Parses a body with the endpoint's own schema. Throws 400 with the schema's message. */
export function checkedBody<T extends z.ZodType>(schema: T, body: z.input<T>): z.output<T> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[path.join('.')] ??= message;
  const [first = MESSAGES.invalidInput] = Object.values(fields);
  throw new Refusal('invalid_input', first, { fields });
}
