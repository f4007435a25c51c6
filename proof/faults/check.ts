import { inDatabase } from './database.ts';
import { differences, factsOf } from './facts.ts';
import { halfDone } from './half-done.ts';
import type { Journal } from './journal.ts';
import type { Writer } from './storm.ts';

/** Idempotency keys in the books: their writes committed although no reply arrived. */
async function standing(dataDir: string, writers: readonly Writer[]): Promise<number> {
  const keys = writers.flatMap(({ open }) => (open && !open.step.look ? [open.key] : []));
  return inDatabase(dataDir, async (client) => {
    const { rowCount } = await client.query('SELECT FROM idempotency_keys WHERE key = ANY($1)', [
      keys,
    ]);
    return rowCount ?? 0;
  });
}

/**
 * All errors after a fault: first partial transactions; then, once each unanswered write was
 * checked or repeated, every record that differs from the replies.
 */
export async function wrongAfterFault(
  { dataDir, url }: { dataDir: string; url: string },
  { writers, journal }: { writers: readonly Writer[]; journal: Journal },
): Promise<string[]> {
  const before = await inDatabase(dataDir, halfDone);
  journal.stood += await standing(dataDir, writers);
  await Promise.all(writers.map((writer) => writer.settle(url, journal)));
  const [after, books] = await inDatabase(
    dataDir,
    async (client) => [await halfDone(client), await factsOf(client)] as const,
  );
  const refusals = journal.refusals.splice(0);
  return [...new Set([...before, ...after]), ...differences(journal.facts, books), ...refusals];
}
