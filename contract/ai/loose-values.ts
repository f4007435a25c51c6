/** A drug or a test by id or name; `written` is the source text when neither is given. */
export type NamedThing = {
  readonly id: string | null;
  readonly name: string;
  readonly written?: string;
  /** The writer is in doubt: a question, even when the name matches. */
  readonly isAsked?: true;
};

const WRITTEN_MOST = 200;

/** The source text of a part of an answer, truncated when long. */
export function asWritten(raw: unknown, most = WRITTEN_MOST): string {
  const text = typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? String(raw));
  return text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text;
}

/** The value of the first key that the object has. */
export function firstOf(raw: unknown, keys: readonly string[]): unknown {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const values = new Map(Object.entries(raw));
  const key = keys.find((name) => values.get(name) !== undefined && values.get(name) !== null);
  return key === undefined ? undefined : values.get(key);
}

/**
 * Parses a number or a numeric text. Returns null for a missing value and `invalid` for anything
 * else.
 */
export function looseNumber(value: unknown): number | null | 'invalid' {
  if (value === undefined || value === null || value === '') return null;
  const number = typeof value === 'string' ? Number(value.trim()) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 'invalid';
}

/** A trimmed, non-blank text; a number is converted to text. */
export function looseText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' ? text.trim() || undefined : undefined;
}

/**
 * A list of drugs or tests: each is a text, or an object with an id, a name, or both. No element is
 * dropped.
 */
export function namedThings(list: readonly unknown[]): NamedThing[] {
  return list.map((raw) => {
    const plain = looseText(raw);
    if (plain !== undefined) return { id: null, name: plain };
    const id = looseText(firstOf(raw, ['drug_id', 'drugId', 'test_id', 'testId', 'id'])) ?? null;
    const names = [
      'name',
      'drug_name',
      'drugName',
      'drug',
      'test_name',
      'testName',
      'test',
      'medicine',
    ];
    const name = looseText(firstOf(raw, names)) ?? '';
    const asked = firstOf(raw, ['isAsked', 'is_asked']) === true && { isAsked: true as const };
    if (id === null && name === '') return { id, name, written: asWritten(raw), ...asked };
    return { id, name, ...asked };
  });
}
