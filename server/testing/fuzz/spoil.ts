import fc from 'fast-check';
import { hostileValues } from './hostile-values.ts';

type Path = readonly string[];

/** Deeper nesting is already covered by the hostile values. */
const DEEPEST = 6;

/** Every path in a value, starting with the value itself. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || path.length === DEEPEST) return [path];
  const inner = Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]));
  return [path, ...inner];
}

/** The value with one path replaced, or removed when `other` is `undefined`. */
function withAt(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other;
  if (typeof value !== 'object' || value === null) return value;
  const parts: [string, unknown][] = Object.entries(value).map(([name, part]) =>
    name === key ? [name, withAt(part, rest, other)] : [name, part],
  );
  const kept = parts.filter(([name, part]) => name !== key || part !== undefined);
  return Array.isArray(value) ? kept.map(([, part]) => part) : Object.fromEntries(kept);
}

type Spoiling = { where: number; what: unknown; isMore: boolean };

function withOne(value: unknown, { where, what, isMore }: Spoiling): unknown {
  if (isMore && typeof value === 'object' && value !== null) {
    return { ...value, clinic_id: what, isAdmin: true };
  }
  const places = placesIn(value);
  return withAt(value, places[where % places.length] ?? [], what);
}

const spoilings: fc.Arbitrary<Spoiling[]> = fc.array(
  fc.record({
    where: fc.nat(),
    what: hostileValues,
    isMore: fc.nat({ max: 4 }).map((one) => one === 0),
  }),
  { minLength: 1, maxLength: 3 },
);

/** Valid values with one to three paths replaced, or with an unknown field. */
export function spoiled(good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(good, spoilings)
    .map(([value, list]) => list.reduce((made, spoiling) => withOne(made, spoiling), value));
}
