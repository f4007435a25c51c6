import { useId, useLayoutEffect, useSyncExternalStore } from 'react';

/** Search fields whose text the list beside them does not answer yet. */
let unsent: ReadonlySet<string> = new Set();
const watchers = new Set<() => void>();

function change(id: string, isUnsent: boolean): void {
  if (unsent.has(id) === isUnsent) return;
  const others = [...unsent].filter((other) => other !== id);
  unsent = new Set(isUnsent ? [...others, id] : others);
  for (const watcher of watchers) watcher();
}

/** Tells the lists of the page that this field's text has changed and is not searched yet. */
export function useReportUnsent(isUnsent: boolean): void {
  const id = useId();
  useLayoutEffect(() => change(id, isUnsent), [id, isUnsent]);
  useLayoutEffect(() => () => change(id, false), [id]);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** While a search field holds another text than the one searched, the rows shown are of the older one. */
export function useHasUnsentSearch(): boolean {
  return useSyncExternalStore(watch, () => unsent.size > 0);
}
