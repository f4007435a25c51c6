import { useEffect, useRef, useState } from 'react';
import { newlyCalled } from '#contract/waiting-room/called.rules.ts';
import type { DisplayBoard } from '#contract/waiting-room/display.ts';
import { announce } from './announce.ts';

/** How long a newly called token stands out. */
const STANDS_OUT_MS = 20_000;

/** Announces the tokens called since the previous board, and returns those that stand out now. */
export function useAnnouncements(board: DisplayBoard | undefined): ReadonlySet<number> {
  const previous = useRef<DisplayBoard>(undefined);
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    if (!board) return undefined;
    const called = newlyCalled(previous.current, board);
    previous.current = board;
    if (called.length === 0) return undefined;
    announce(called, board.voice);
    setFresh(new Set(called.map(({ token }) => token)));
    return undefined;
  }, [board]);
  useEffect(() => {
    if (fresh.size === 0) return undefined;
    const timer = setTimeout(() => setFresh(new Set()), STANDS_OUT_MS);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
}
