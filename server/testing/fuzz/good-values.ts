import fc from 'fast-check';
import type { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/** Longer texts take time and find nothing more. */
const LONGEST = 4_000;
const WORDS = [
  'Asha',
  'Fever for 3 days',
  'आशा मेनन',
  'José',
  '5',
  '0012',
  '2026-11-21',
  'of',
  '😀 é',
];

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

function textsOf({ format, minLength = 0, maxLength = 200 }: Schema, ids: readonly string[]) {
  if (format === 'uuid') return fc.constantFrom(...ids);
  if (format === 'date') {
    return fc.constantFrom('2026-11-21', '2024-02-29', '0001-01-01', '9999-12-31', '1970-01-01');
  }
  if (format === 'date-time') {
    return fc.constantFrom('2026-11-21T06:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z');
  }
  const most = Math.min(maxLength, LONGEST);
  const edges = [minLength, minLength + 1, most - 1, most].map((length) => 'x'.repeat(length));
  return fc.oneof(
    fc.constantFrom(...WORDS),
    fc.constantFrom(...edges),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(most, 40) }),
  );
}

function numbersOf({ type, minimum = -1e9, maximum = 1e9 }: Schema) {
  const least = Number(minimum);
  const most = Number(maximum);
  const edges = [least, most, 0, 1, 2, 10].filter((number) => number >= least && number <= most);
  if (type === 'integer') return fc.constantFrom(...edges, Math.min(most, least + 7));
  return fc.oneof(
    fc.constantFrom(...edges, ...[0.01, 0.1, 99.99].filter((n) => n >= least && n <= most)),
    fc.integer({ min: least * 100, max: Math.min(most, 1e7) * 100 }).map((paise) => paise / 100),
  );
}

/** An object's fields: mostly the example's, sometimes others. */
function objectsOf(schema: Schema, ids: readonly string[], example: unknown) {
  const known = new Map(isSchema(example) ? Object.entries(example) : []);
  const required = new Set(schema.required);
  const names = new Set([...Object.keys(schema.properties ?? {}), ...required]);
  const fields = [...names].map((name) => {
    const part = schema.properties?.[name] ?? schema.additionalProperties;
    const values = isSchema(part) ? goodValues(part, ids, known.get(name)) : fc.constant(null);
    const isKept = known.get(name) !== undefined;
    return [
      name,
      isKept
        ? fc.oneof(
            { weight: 3, arbitrary: fc.constant(known.get(name)) },
            { weight: 1, arbitrary: values },
          )
        : required.has(name)
          ? values
          : fc.option(values, { nil: undefined, freq: 1 }),
    ] as const;
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...names] });
}

/**
 * Values that a JSON schema allows, including its limits. `ids` are existing records. Values of the
 * example are often kept, so that many requests succeed.
 */
export function goodValues(
  schema: Schema,
  ids: readonly string[],
  example?: unknown,
): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    return fc.oneof(...choices.filter(isSchema).map((one) => goodValues(one, ids, example)));
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => goodValues({ ...schema, type }, ids, example)));
  }
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'string') return textsOf(schema, ids);
  if (schema.type === 'number' || schema.type === 'integer') return numbersOf(schema);
  if (schema.type === 'array') {
    const [first] = Array.isArray(example) ? example : [];
    const items = isSchema(schema.items) ? goodValues(schema.items, ids, first) : fc.constant(null);
    return fc.array(items, { minLength: schema.minItems ?? 0, maxLength: 3 });
  }
  if (schema.type === 'object') return objectsOf(schema, ids, example);
  // Fields read before they are checked: a money field accepts numbers and texts.
  return fc.constantFrom(example, '', '1', 1, null, 'x');
}
