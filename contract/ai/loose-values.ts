/** A drug or a test by id or name; `written` is the text of a part that has neither. */
export type NamedThing = {
  readonly id: string | null;
  readonly name: string;
  readonly written?: string;
};

const WRITTEN_MOST = 200;

/** A part of an answer as it was written, cut where it is long. */
export function asWritten(raw: unknown, most = WRITTEN_MOST): string {
  const text = typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? String(raw));
  return text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text;
}

/** The first of several keys that an object has a value for. */
export function firstOf(raw: unknown, keys: readonly string[]): unknown {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const values = new Map(Object.entries(raw));
  const key = keys.find((name) => values.get(name) !== undefined && values.get(name) !== null);
  return key === undefined ? undefined : values.get(key);
}

/** A number, or a text that is one; nothing is null, anything else `invalid`. */
export function looseNumber(value: unknown): number | null | 'invalid' {
  if (value === undefined || value === null || value === '') return null;
  const number = typeof value === 'string' ? Number(value.trim()) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 'invalid';
}

/** A text that is not blank, trimmed; a number counts as its text. */
export function looseText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' ? text.trim() || undefined : undefined;
}

/** Things as the assistant names them: a text, or an object with an id, a name, or both. Every part stays. */
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
    return id === null && name === '' ? { id, name, written: asWritten(raw) } : { id, name };
  });
}
