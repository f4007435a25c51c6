import { usePageParams } from '#web/lib/address/use-page-params.ts';
import { type StockFilter, stockFilterOf } from './stock-filter.ts';

/** The work list in the address, and the change to another one, which restarts at page 1. */
export function useStockFilter(): [StockFilter | undefined, (list: string) => void] {
  const [params, setParams] = usePageParams();
  const show = (list: string): void =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.delete('page');
      if (list === '') next.delete('show');
      else next.set('show', list);
      return next;
    });
  return [stockFilterOf(params.get('show')), show];
}
