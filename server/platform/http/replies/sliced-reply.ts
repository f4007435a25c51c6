import { z } from 'zod';
import { newSlice, ownTurn, SLICE_ROWS } from '../../load/loop-turns.ts';
import { fitting, MOST_PLACES, misfits } from './fitting-reply.ts';

type List = { readonly element: z.core.$ZodType; readonly rows: readonly unknown[]; at: string };
/** JSON already written, and the lists still to be written, in order. */
type Part = string | List;

/** Receives the invalid places, without their values. */
type Wrong = (places: readonly string[]) => void;

/** The schema of a present value, without optional and nullable wrappers. */
function bare(schema: z.core.$ZodType, value: unknown): z.core.$ZodType {
  const isMissing = value === undefined || value === null;
  if (isMissing) return schema;
  const mayBeMissing = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  return mayBeMissing ? bare(schema.unwrap(), value) : schema;
}

/** The fields of an object, unless a rule checks the object as a whole. */
function shapeOf(schema: z.core.$ZodType): z.core.$ZodShape | undefined {
  if (!(schema instanceof z.ZodObject)) return undefined;
  const { checks, catchall } = schema._zod.def;
  return checks?.length || catchall ? undefined : schema.shape;
}

/** Whether values of a schema may be a long list or have a field with one, by schema. */
const listing = new WeakMap<z.core.$ZodType, boolean>();

/** Without looking at a value, so that replies without a list cost nothing. */
function mayHaveList(schema: z.core.$ZodType): boolean {
  const known = listing.get(schema);
  if (known !== undefined) return known;
  // A schema that contains itself.
  listing.set(schema, true);
  const shape = shapeOf(schema);
  const may =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
      ? mayHaveList(schema.unwrap())
      : schema instanceof z.ZodArray || Object.values(shape ?? {}).some(mayHaveList);
  listing.set(schema, may);
  return may;
}

/** Whether a reply is, or has a field with, a list too long to encode at once. */
export function hasLongList(schema: z.core.$ZodType, value: unknown): boolean {
  if (!mayHaveList(schema)) return false;
  const inner = bare(schema, value);
  if (Array.isArray(value)) {
    const isList = inner instanceof z.ZodArray && !inner._zod.def.checks?.length;
    return isList && value.length > SLICE_ROWS;
  }
  const shape = shapeOf(inner);
  if (!shape || typeof value !== 'object' || value === null) return false;
  return Object.entries(shape).some(([key, part]) => hasLongList(part, Reflect.get(value, key)));
}

/**
 * A reply in parts, with the long lists still to be written. Undefined when another part is
 * invalid.
 */
function partsOf(
  schema: z.core.$ZodType,
  value: unknown,
  wrong: Wrong,
  at = '',
): Part[] | undefined {
  const inner = bare(schema, value);
  if (!hasLongList(inner, value)) {
    wrong(misfits(schema, value, at));
    const fitted = fitting(schema, value);
    // JSON has no undefined.
    return fitted && (fitted.value === undefined ? [] : [JSON.stringify(fitted.value)]);
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return [{ element: inner.element, rows: value, at }];
  }
  const parts: Part[] = [];
  for (const [key, part] of Object.entries(shapeOf(inner) ?? {})) {
    const field = Reflect.get(Object(value), key);
    const written = partsOf(part, field, wrong, at === '' ? key : `${at}.${key}`);
    if (!written) return undefined;
    const separator = parts.length > 0 ? ',' : '';
    if (written.length > 0) parts.push(`${separator}${JSON.stringify(key)}:`, ...written);
  }
  return ['{', ...parts, '}'];
}

/** The progress of a list. */
type Written = { row: number; isFirst: boolean };

/**
 * The next slice of a list, at most so many rows and for so long; a row that does not fit is left
 * out.
 */
function slice({ element, rows, at }: List, written: Written, wrong: Wrong): string {
  const hasTime = newSlice();
  const from = written.row;
  let json = '';
  do {
    const row = rows[written.row];
    const encoded = z.core.safeEncode(element, row);
    const fitted = encoded.success ? { value: encoded.data } : fitting(element, row);
    if (!encoded.success) {
      wrong(misfits(element, row, at === '' ? `${written.row}` : `${at}.${written.row}`));
    }
    if (fitted) {
      json += (written.isFirst ? '' : ',') + JSON.stringify(fitted.value);
      written.isFirst = false;
    }
    written.row += 1;
  } while (written.row < rows.length && hasTime(written.row - from));
  return json;
}

/** Yields a list slice by slice, each in its own turn of the event loop. */
async function* listPieces(list: List, owner: string, wrong: Wrong): AsyncGenerator<string> {
  const written: Written = { row: 0, isFirst: true };
  yield '[';
  while (written.row < list.rows.length) {
    await ownTurn(owner);
    yield slice(list, written, wrong);
  }
  yield ']';
}

/**
 * A reply with a long list as JSON in pieces, each of at most `SLICE_ROWS` rows, between which
 * other requests are served. All such replies together have one piece in each turn of the loop, and
 * their owners, the clinics, take turns. As `fittingReplies`, it leaves out the rows at fault and
 * logs them; undefined when the reply itself does not fit.
 */
export function slicedReply(
  schema: z.core.$ZodType,
  value: unknown,
  { owner, onMisfit }: { owner: string; onMisfit: (places: readonly string[]) => void },
): AsyncGenerator<string> | undefined {
  const places: string[] = [];
  const wrong: Wrong = (more) => {
    if (places.length < MOST_PLACES) places.push(...more);
  };
  const parts = partsOf(schema, value, wrong);
  return parts && pieces(parts, { owner, wrong, end: () => places.length > 0 && onMisfit(places) });
}

type Writing = { readonly owner: string; readonly wrong: Wrong; readonly end: () => void };

async function* pieces(parts: readonly Part[], { owner, wrong, end }: Writing) {
  for (const part of parts) {
    if (typeof part === 'string') yield part;
    else yield* listPieces(part, owner, wrong);
  }
  end();
}
