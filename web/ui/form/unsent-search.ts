import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { useStable } from '#web/lib/use-stable.ts';

/** The search fields whose text differs from the searched term, each with the function that drops the text. */
let unsent: ReadonlyMap<string, () => void> = new Map();
const watchers = new Set<() => void>();

function change(id: string, drop: (() => void) | null): void {
  if (unsent.has(id) === (drop !== null)) return;
  const others = [...unsent].filter(([other]) => other !== id);
  unsent = new Map(drop ? [...others, [id, drop]] : others);
  for (const watcher of watchers) watcher();
}

/**
 * Tells the page's lists that this field's text has changed and is not searched yet. `onDrop` puts the
 * searched term back.
 */
export function useReportUnsent(isUnsent: boolean, onDrop: () => void): void {
  const id = useId();
  const drop = useStable(onDrop);
  useLayoutEffect(() => change(id, isUnsent ? drop : null), [id, isUnsent, drop]);
  useLayoutEffect(() => () => change(id, null), [id]);
}

/** Drops the texts that are not searched yet: sent later, they would filter a list that shows all. */
export function dropUnsentSearch(): void {
  for (const drop of unsent.values()) drop();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** True while a search field's text differs from the searched term: the rows are stale. */
export function useHasUnsentSearch(): boolean {
  return useSyncExternalStore(watch, () => unsent.size > 0);
}
