import { useId, useLayoutEffect, useSyncExternalStore } from 'react';

/** The search fields whose text differs from the searched term. */
let unsent: ReadonlySet<string> = new Set();
const watchers = new Set<() => void>();

function change(id: string, isUnsent: boolean): void {
  if (unsent.has(id) === isUnsent) return;
  const others = [...unsent].filter((other) => other !== id);
  unsent = new Set(isUnsent ? [...others, id] : others);
  for (const watcher of watchers) watcher();
}

/** Tells the page's lists that this field's text has changed and is not searched yet. */
export function useReportUnsent(isUnsent: boolean): void {
  const id = useId();
  useLayoutEffect(() => change(id, isUnsent), [id, isUnsent]);
  useLayoutEffect(() => () => change(id, false), [id]);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** True while a search field's text differs from the searched term: the rows are stale. */
export function useHasUnsentSearch(): boolean {
  return useSyncExternalStore(watch, () => unsent.size > 0);
}
