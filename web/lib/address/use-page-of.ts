import { totalPages } from '#contract/kernel/paging.ts';
import { usePageParams } from './use-page-params.ts';

/**
 * Pagination in the browser, with the page number in the address: `const { shown, bar } = usePageOf(rows, 25)`, then
 * `<PaginationBar {...bar} />`. A number past the end shows the last page. A second list of the same page needs its own
 * parameter name.
 */
export function usePageOf<Row>(rows: readonly Row[] | undefined, pageSize: number, name = 'page') {
  const [params, setParams] = usePageParams();
  const totalCount = rows?.length ?? 0;
  const last = Math.max(1, totalPages(totalCount, pageSize));
  const asked = Number(params.get(name));
  const page = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, last) : 1;

  const onPage = (next: number): void => {
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (next === 1) after.delete(name);
      else after.set(name, String(next));
      return after;
    });
  };
  return {
    shown: rows?.slice((page - 1) * pageSize, page * pageSize),
    bar: { page, totalPages: last, totalCount, pageSize, onPage },
  };
}
