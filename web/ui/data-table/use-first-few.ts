import { startTransition, useEffect, useState } from 'react';

/** Roughly the number that a phone shows. */
const FIRST_FEW = 6;
const MORE_AT_A_TIME = 8;

/**
 * The rows to render: the first few at once, the others in small batches, so that input never waits for a long list,
 * even on an old phone.
 */
export function useFirstFew<Row>(rows: readonly Row[]): readonly Row[] {
  const [count, setCount] = useState(FIRST_FEW);
  const isWhole = count >= rows.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each batch schedules the next.
  useEffect(() => {
    if (!isWhole) startTransition(() => setCount((now) => now + MORE_AT_A_TIME));
  }, [isWhole, count]);
  return isWhole ? rows : rows.slice(0, count);
}
