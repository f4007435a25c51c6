import { startTransition, useEffect, useState } from 'react';

/** About what a phone shows. */
const FIRST_FEW = 6;
const MORE_AT_A_TIME = 8;

/**
 * The rows to draw: the first few at once, the others a handful at a time, so that whoever types or
 * presses meanwhile never waits for a long list, on an old phone either.
 */
export function useFirstFew<Row>(rows: readonly Row[]): readonly Row[] {
  const [count, setCount] = useState(FIRST_FEW);
  const isWhole = count >= rows.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each handful comes the next.
  useEffect(() => {
    if (!isWhole) startTransition(() => setCount((now) => now + MORE_AT_A_TIME));
  }, [isWhole, count]);
  return isWhole ? rows : rows.slice(0, count);
}
