import { z } from 'zod';

type Shape = z.core.JSONSchema._JSONSchema;

/** Whether the schema has this path of fields; searches inside lists. */
function has(shape: Shape, path: readonly string[]): boolean {
  const [first, ...rest] = path;
  if (first === undefined) return true;
  if (typeof shape === 'boolean') return false;
  const { anyOf = [], allOf = [], items = [], properties = {} } = shape;
  const field = properties[first];
  const inside = [...anyOf, ...allOf, ...[items].flat()];
  return (field !== undefined && has(field, rest)) || inside.some((one) => has(one, path));
}

/** The fields, parted by spaces, that the schema lacks; `a.b` is a field inside `a`. */
export function missing(schema: z.ZodType | undefined, fields: string): string[] {
  const shape = schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return fields.split(' ').filter((field) => !shape || !has(shape, field.split('.')));
}
