type Answers<T extends readonly unknown[]> = { -readonly [P in keyof T]: Awaited<T[P]> };

/**
 * Awaits questions of one transaction that are sent in one round trip. Throws the failure of the
 * first of them, in their order, after all have ended.
 */
export async function atOnce<T extends readonly unknown[] | []>(asked: T): Promise<Answers<T>> {
  const settled = await Promise.allSettled(asked);
  for (const one of settled) if (one.status === 'rejected') throw one.reason;
  return Promise.all(asked);
}
