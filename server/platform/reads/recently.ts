import { READ_ONCE_MS } from '#contract/kernel/screens.ts';

/** The number of remembered keys. Beyond it the oldest is forgotten and would be noted again. */
const REMEMBERED = 50_000;

/**
 * Returns whether the key was noted within the last minutes, and otherwise remembers it now. A
 * clock set back never hides a read.
 */
export function recently(): (key: string, now: number) => boolean {
  // Ordered by time, because a Map keeps insertion order.
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
