import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

/** Long enough for the paper to be laid out (specification 2, section 9). */
const PRINT_AFTER_MS = 250;
/** A paper waits for what it still loads, such as the letterhead, but not for ever. */
const LOOKS_AT_MOST = 20;

/**
 * Prints once the paper is laid out and has loaded what it shows, and calls `onPrinted` afterwards; returns a function
 * that cancels it.
 */
export function printSoon(client?: QueryClient, onPrinted?: () => void): () => void {
  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    // An older reply is shown while it loads again.
    const loading = client?.isFetching({ predicate: ({ state }) => state.status === 'pending' });
    if (loading && looks < LOOKS_AT_MOST) return;
    clearInterval(timer);
    window.print();
    onPrinted?.();
  }, PRINT_AFTER_MS);
  return () => clearInterval(timer);
}

/** Removes the paper that was printed last: two papers of a page would print as one. */
let removeLast: (() => void) | undefined;

/**
 * Prints a paper of the page: the page renders `paper` as a `PrintPage`, and keeps it on the screen as printed.
 * `onPrinted` stays the same between renders.
 */
export function usePrint<Paper>(onPrinted?: () => void) {
  // A new object each press, so that the same paper prints again.
  const [printed, setPrinted] = useState<{ paper: Paper } | null>(null);
  const client = useQueryClient();
  useEffect(() => {
    return printed ? printSoon(client, onPrinted) : undefined;
  }, [printed, client, onPrinted]);

  const clear = useCallback((): void => setPrinted(null), []);
  useEffect(
    () => () => {
      if (removeLast === clear) removeLast = undefined;
    },
    [clear],
  );

  return {
    paper: printed?.paper ?? null,
    print: (paper: Paper): void => {
      removeLast?.();
      removeLast = clear;
      setPrinted({ paper });
    },
    /** Removes the paper from the page. */
    clear,
  };
}
