import { brandNames } from '../../medicines/brands/brands.ts';
import { drugParts, knownNames } from '../../medicines/drug-parts.ts';
import { isNear, spellingKey, typosAllowed } from '../../medicines/spelling.ts';
import type { Substance } from '../../medicines/substances.ts';

const PREFIX_LEAST = 4;

type Completion = { readonly heads: readonly string[]; readonly isClear: boolean };

/** The listed substances that a written one may mean, by its beginning or despite its spelling; `isClear` when sure. */
export function completeName(listed: ReadonlySet<string>, { head }: Substance): Completion {
  if (listed.has(head) || knownNames().has(head)) return { heads: [head], isClear: true };
  const all = new Set([...listed, ...knownNames()]);
  if (head.length >= PREFIX_LEAST && !head.includes(' ')) {
    const longer = [...all].filter((other) => other.startsWith(head));
    const brands = brandNames().filter((brand) => brand.startsWith(head) && !brand.includes(' '));
    const meant = new Set([
      ...longer,
      ...brands.flatMap((brand) => drugParts(brand).substances.map((one) => one.head)),
    ]);
    if (meant.size > 0) {
      const heads = [...meant].filter((one) => listed.has(one));
      return { heads, isClear: meant.size === 1 };
    }
  }
  const most = typosAllowed(head.length);
  if (most === 0) return { heads: [], isClear: false };
  const key = spellingKey(head);
  const close = [...listed].filter((other) => other[0] === key[0] && isNear(key, other, most));
  return { heads: close, isClear: false };
}
