import { useCallback, useEffect, useState } from 'react';

/** Long enough for the paper to be laid out (specification 2, section 9). */
const PRINT_AFTER_MS = 250;

/** Prints once the paper is laid out; returns a function that cancels it. */
export function printSoon(): () => void {
  const timer = setTimeout(() => window.print(), PRINT_AFTER_MS);
  return () => clearTimeout(timer);
}

/** Prints a paper of the page: the page renders `paper` as a `PrintPage`, and keeps it on the screen as printed. */
export function usePrint<Paper>() {
  // A new object each press, so that the same paper prints again.
  const [printed, setPrinted] = useState<{ paper: Paper } | null>(null);
  useEffect(() => {
    return printed ? printSoon() : undefined;
  }, [printed]);

  return {
    paper: printed?.paper ?? null,
    print: (paper: Paper): void => setPrinted({ paper }),
    /** Removes the paper from the page. */
    clear: useCallback((): void => setPrinted(null), []),
  };
}
