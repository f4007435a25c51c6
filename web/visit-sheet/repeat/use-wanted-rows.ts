import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { InsertRows } from '../favourites/use-insert-rows.ts';
import { rowsWantedBy, takeRows, watchWantedRows } from './wanted-rows.ts';

/** Inserts the rows that "Repeat this" asked for, once the clinic's lists are loaded. */
export function useWantedRows(visitId: string, insert: InsertRows | undefined): void {
  const isWanted = useSyncExternalStore(watchWantedRows, () => rowsWantedBy(visitId) !== null);
  const take = useEffectEvent(() => {
    const wanted = takeRows(visitId);
    if (wanted) insert?.(wanted.title, wanted.rows);
  });
  const isReady = insert !== undefined;
  useEffect(() => {
    if (isWanted && isReady) take();
  }, [isWanted, isReady]);
}
