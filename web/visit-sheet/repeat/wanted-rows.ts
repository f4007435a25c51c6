import type { SheetRows } from '../favourites/sheet-rows.ts';

export type WantedRows = { readonly title: string; readonly rows: SheetRows };

/** Older rows are dropped: they must not appear minutes after the press. */
const FORGOTTEN_AFTER_MS = 30_000;

type Wanted = WantedRows & { readonly visitId: string; readonly at: number };

let wanted: Wanted | null = null;
const watchers = new Set<() => void>();

/** Asks the sheet of a visit to insert rows: at once, or when it opens. */
export function wantRows(visitId: string, rows: WantedRows): void {
  change({ ...rows, visitId, at: performance.now() });
}

/** The rows that a visit's sheet should insert; null without any. */
export function rowsWantedBy(visitId: string): WantedRows | null {
  return wanted?.visitId === visitId ? wanted : null;
}

/** Takes the rows, so that they are inserted once; null when they are too old. */
export function takeRows(visitId: string): WantedRows | null {
  const taken = wanted?.visitId === visitId ? wanted : null;
  if (!taken) return null;
  change(null);
  return performance.now() - taken.at <= FORGOTTEN_AFTER_MS ? taken : null;
}

export function watchWantedRows(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function change(next: Wanted | null): void {
  wanted = next;
  for (const watcher of watchers) watcher();
}
