import { useSyncExternalStore } from 'react';

/** Stored per browser, because it depends on the printer next to it. */
const KEY = 'printPaper';

/** Whether the printer's paper has the clinic's head pre-printed, and how much space it takes. */
export type PaperChoice = { readonly isPrePrinted: boolean; readonly blankMm: number };

export const BLANK_MM_MAX = 120;
const FIRST: PaperChoice = { isPrePrinted: false, blankMm: 40 };

const watchers = new Set<() => void>();
let kept: { text: string | null; choice: PaperChoice } = { text: null, choice: FIRST };

function parse(text: string | null): PaperChoice {
  const [head, blank] = text?.split(' ') ?? [];
  const blankMm = Number(blank);
  const isRight = blank !== undefined && blankMm >= 0 && blankMm <= BLANK_MM_MAX;
  return isRight ? { isPrePrinted: head === 'pre-printed', blankMm } : FIRST;
}

function current(): PaperChoice {
  const text = localStorage.getItem(KEY);
  if (text !== kept.text) kept = { text, choice: parse(text) };
  return kept.choice;
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function choosePaper({ isPrePrinted, blankMm }: PaperChoice): void {
  localStorage.setItem(KEY, `${isPrePrinted ? 'pre-printed' : 'plain'} ${blankMm}`);
  for (const watcher of watchers) watcher();
}

export function usePaperChoice(): PaperChoice {
  return useSyncExternalStore(watch, current);
}
