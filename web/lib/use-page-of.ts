import { useSearchParams } from 'react-router';
import { totalPages } from '#contract/kernel/paging.ts';

const PAGE = 'page';

/**
 * One page of rows that are all here already; its number stands in the address:
 * `const { shown, bar } = usePageOf(rows, 25)`, then `<PaginationBar {...bar} />`. A number past the end is
 * the last page.
 */
export function usePageOf<Row>(rows: readonly Row[] | undefined, pageSize: number) {
  const [params, setParams] = useSearchParams();
  const totalCount = rows?.length ?? 0;
  const last = Math.max(1, totalPages(totalCount, pageSize));
  const asked = Number(params.get(PAGE));
  const page = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, last) : 1;

  const onPage = (next: number): void => {
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (next === 1) after.delete(PAGE);
      else after.set(PAGE, String(next));
      return after;
    });
  };
  return {
    shown: rows?.slice((page - 1) * pageSize, page * pageSize),
    bar: { page, totalPages: last, totalCount, pageSize, onPage },
  };
}
