import { isDeepStrictEqual } from 'node:util';

type Given<Next> = { [Field in keyof Next]?: Exclude<Next[Field], undefined> };

/** The fields of `next` that differ from `before`. Undefined fields are left out. */
export function changedFields<Next extends object>(before: object, next: Next): Given<Next> {
  const held: Record<string, unknown> = { ...before };
  const changed = Object.entries(next).filter(
    ([field, value]) => value !== undefined && !isDeepStrictEqual(held[field], value),
  );
  return Object.fromEntries(changed) as Given<Next>;
}

export function isEmpty(fields: object): boolean {
  return Object.keys(fields).length === 0;
}
