import { halfDone } from './books.ts';
import { inDatabase } from './database.ts';
import { differences, factsOf } from './facts.ts';
import type { Journal } from './journal.ts';
import type { Desk } from './storm.ts';

/** Keys of repeats that are in the books: their writes stood, though nobody was told. */
async function standing(dataDir: string, desks: readonly Desk[]): Promise<number> {
  const keys = desks.flatMap(({ open }) => (open && !open.step.look ? [open.key] : []));
  return inDatabase(dataDir, async (client) => {
    const { rowCount } = await client.query('SELECT FROM idempotency_keys WHERE key = ANY($1)', [
      keys,
    ]);
    return rowCount ?? 0;
  });
}

/**
 * Everything that is wrong after a fault: first what is half done, then, once each write that was not
 * answered has been asked about or repeated, every record that is not as its people were told.
 */
export async function wrongAfterFault(
  { dataDir, url }: { dataDir: string; url: string },
  { desks, journal }: { desks: readonly Desk[]; journal: Journal },
): Promise<string[]> {
  const before = await inDatabase(dataDir, halfDone);
  journal.stood += await standing(dataDir, desks);
  await Promise.all(desks.map((desk) => desk.settle(url, journal)));
  const [after, books] = await inDatabase(
    dataDir,
    async (client) => [await halfDone(client), await factsOf(client)] as const,
  );
  const refusals = journal.refusals.splice(0);
  return [...new Set([...before, ...after]), ...differences(journal.facts, books), ...refusals];
}
