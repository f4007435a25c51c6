import { useEffect, useRef, useState } from 'react';
import { newlyCalled } from '#contract/waiting-room/called.rules.ts';
import type { DisplayBoard } from '#contract/waiting-room/display.ts';
import { announce } from './announce.ts';

/** How long a newly called token stands out. */
const STANDS_OUT_MS = 20_000;

/** A board this much newer than the previous one follows an outage: its patients are inside already. */
const OUTAGE_MS = 60_000;

/**
 * Announces the tokens called since the previous board, and returns those that stand out now. Nothing is announced
 * after an outage.
 */
export function useAnnouncements(
  board: DisplayBoard | undefined,
  readAt: number,
): ReadonlySet<number> {
  const previous = useRef<{ board: DisplayBoard; readAt: number }>(undefined);
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    if (!board) return undefined;
    const before = previous.current;
    previous.current = { board, readAt };
    const isLate = before !== undefined && readAt - before.readAt > OUTAGE_MS;
    const called = isLate ? [] : newlyCalled(before?.board, board);
    if (called.length === 0) return undefined;
    announce(called, board.voice);
    setFresh(new Set(called.map(({ token }) => token)));
    return undefined;
  }, [board, readAt]);
  useEffect(() => {
    if (fresh.size === 0) return undefined;
    const timer = setTimeout(() => setFresh(new Set()), STANDS_OUT_MS);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
}
