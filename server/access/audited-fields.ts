import type { ChangedField } from '#contract/access/access.ts';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value for display: texts as they are, everything else as JSON. */
function told(value: unknown): string {
  if (value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const given = (name: 'from' | 'to', value: unknown) =>
  value === undefined ? {} : { [name]: told(value) };

/**
 * The changed fields of an audit row. A row has a field either as `{ from, to }`, or as the new
 * value with the old one in `before`.
 */
export function changedFieldsOf(changes: unknown): ChangedField[] {
  if (!isRecord(changes)) return [];
  const { before, ...after } = changes;
  const old = isRecord(before) ? before : {};
  return Object.entries(after).map(([field, value]) => {
    if (isRecord(value) && ('from' in value || 'to' in value)) {
      return { field, ...given('from', value.from), ...given('to', value.to) };
    }
    return { field, ...given('from', old[field]), ...given('to', value) };
  });
}
