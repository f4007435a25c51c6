import { useMemo } from 'react';
import { lazily } from '#contract/kernel/lazily.ts';
import { usePageParams } from '#web/lib/address/use-page-params.ts';
import type { Sort } from './data-table.types.ts';

type SortValue = string | number | null;
export type SortKeys<Row> = Readonly<Record<string, (row: Row) => SortValue>>;

const collator = lazily(() => new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' }));

/** Empty values sort last in both directions. */
function compare(a: SortValue, b: SortValue, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * collator().compare(String(a), String(b));
}

/**
 * Sorts rows in the browser, by the order in the address; `by` must be stable between renders: `const { sorted, sort,
 * onSort } = useSortedRows(rows, SORT_KEYS, { by: 'name', … })`.
 */
export function useSortedRows<Row>(
  rows: readonly Row[] | undefined,
  by: SortKeys<Row>,
  initial: Sort,
) {
  const [params, setParams] = usePageParams();
  const asked = params.get('sortBy');
  const isKnown = asked !== null && Object.hasOwn(by, asked);
  const key = isKnown ? asked : initial.by;
  const isDescending = isKnown ? params.get('sortOrder') === 'desc' : initial.direction === 'desc';

  const sorted = useMemo(() => {
    const keyOf = by[key];
    if (!rows || !keyOf) return rows;
    return rows.toSorted((a, b) => compare(keyOf(a), keyOf(b), isDescending ? -1 : 1));
  }, [rows, by, key, isDescending]);

  const onSort = (next: Sort): void => {
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.delete('page');
      after.set('sortBy', next.by);
      after.set('sortOrder', next.direction);
      return after;
    });
  };
  const sort: Sort = { by: key, direction: isDescending ? 'desc' : 'asc' };
  return { sorted, sort, onSort };
}
