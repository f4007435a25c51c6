import { READ_ONCE_MS } from '#contract/kernel/screens.ts';

/** As many are remembered; beyond, the oldest is forgotten, and noted once more. */
const REMEMBERED = 50_000;

/**
 * Remembers what was shown: answers whether the same was noted within the last minutes, and counts
 * it as noted now where it was not. A time that runs backwards never hides anything.
 */
export function recently(): (key: string, now: number) => boolean {
  // In the order of time, as a Map keeps the order in which keys came.
  const notedAt = new Map<string, number>();
  return (key, now) => {
    const before = notedAt.get(key);
    if (before !== undefined && now >= before && now - before < READ_ONCE_MS) return true;
    notedAt.delete(key);
    notedAt.set(key, now);
    for (const [oldest, at] of notedAt) {
      if (notedAt.size <= REMEMBERED && now - at < READ_ONCE_MS) break;
      notedAt.delete(oldest);
    }
    return false;
  };
}
