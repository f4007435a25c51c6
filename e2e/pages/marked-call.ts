import { z } from 'zod';
import type { Endpoint, EndpointInput, EndpointReply } from '#contract/kernel/endpoint.ts';
import { call, Refused } from '../rig/api.ts';

/** Markup that runs a script as soon as it is rendered as anything but text. */
export const MARK = '<img src=x onerror=pwned=1>';
const LONG_MARK = `=1+1 ${MARK} "'><script>pwned=2</script> [x](javascript:pwned=3) {{7*7}} \u202Esa@1`;
/** For fields that allow a longer text. */
const LONG_FROM = 200;

/** Calls an endpoint with the mark in every text field, as a person or as the admin. */
export type Mark = <E extends Endpoint>(
  endpoint: E,
  input: Partial<EndpointInput<E>>,
  person?: { token: string },
) => Promise<EndpointReply<E>>;

type Schema = z.core.JSONSchema.BaseSchema;
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const jsonSchema = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** Credentials and codes are never displayed as text. */
const NO_TEXT = /password|email|loinc|gstin|^reference$|_id$|Id$/i;

/** The schema of a free text field, nullable or not; undefined for any other schema. */
function textOf(name: string, schema: Schema): Schema | undefined {
  const [only = schema] = (schema.anyOf ?? [])
    .filter(isSchema)
    .filter(({ type }) => type !== 'null');
  const { type, format, pattern, maxLength = LONG_FROM } = only;
  const isGiven = format || pattern || only.enum || only.const !== undefined;
  const isFree = type === 'string' && !isGiven && !NO_TEXT.test(name);
  return isFree && maxLength >= MARK.length ? only : undefined;
}

/** Puts the mark into every text field of the body's schema, including absent ones. */
function marked(schema: Schema, body: unknown): unknown {
  if (Array.isArray(body)) {
    const { items } = schema;
    return isSchema(items) ? body.map((item) => marked(items, item)) : body;
  }
  if (typeof body !== 'object' || body === null) return body;
  const known = new Map<string, unknown>(Object.entries(body));
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    if (!isSchema(part)) continue;
    const text = textOf(name, part);
    if (text) known.set(name, Number(text.maxLength ?? LONG_FROM) >= LONG_FROM ? LONG_MARK : MARK);
    else if (known.has(name)) known.set(name, marked(part, known.get(name)));
  }
  return Object.fromEntries(known);
}

/** Whether the call has a free text field. */
export function takesText({ body }: Endpoint): boolean {
  const hasText = (schema: Schema): boolean =>
    Object.entries(schema.properties ?? {}).some(
      ([name, part]) =>
        isSchema(part) &&
        (textOf(name, part) !== undefined || (isSchema(part.items) && hasText(part.items))),
    );
  return body !== undefined && hasText(jsonSchema(body));
}

/** Like `call`, with the mark in every text field; fields that reject it keep their value. */
export async function callMarked<E extends Endpoint>(
  url: string,
  endpoint: E,
  input: Partial<EndpointInput<E>>,
  by: Parameters<typeof call>[3] = {},
): Promise<EndpointReply<E>> {
  const { body: plain, ...rest }: { body?: object } = input;
  const body = marked(endpoint.body ? jsonSchema(endpoint.body) : {}, plain);
  const send = (sent: unknown) => call(url, endpoint, { ...rest, body: sent } as typeof input, by);
  try {
    return await send(body);
  } catch (error) {
    const refused = error instanceof Refused && error.status === 400 ? error.fields : [];
    if (refused.length === 0 || typeof body !== 'object') throw error;
    const kept = Object.entries({ ...body }).filter(([name]) => !refused.includes(name));
    return await send({ ...Object.fromEntries(kept), ...pick(plain, refused) });
  }
}

const pick = (from: object | undefined, names: readonly string[]) =>
  Object.fromEntries(Object.entries(from ?? {}).filter(([name]) => names.includes(name)));
