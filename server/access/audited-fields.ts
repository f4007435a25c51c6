import type { ChangedField } from '#contract/access/access.ts';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A list for display; ids mean nothing to a reader, so they are counted. */
function toldList(values: readonly unknown[]): string {
  if (values.length === 0) return '–';
  const isIds = values.every((value) => typeof value === 'string' && UUID.test(value));
  return isIds ? String(values.length) : values.map(told).join(', ');
}

/** A value for display: a record as `name: value` pairs, without those that are empty. */
function told(value: unknown): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return toldList(value);
  if (!isRecord(value)) return JSON.stringify(value);
  const pairs = Object.entries(value).filter(([, one]) => told(one) !== '–');
  return pairs.map(([name, one]) => `${name.replaceAll('_', ' ')}: ${told(one)}`).join('; ') || '–';
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
