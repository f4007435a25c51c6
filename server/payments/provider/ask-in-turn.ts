import { ProviderError } from '../../razorpay/index.ts';

/** After this many calls in a row without a reply, the provider counts as down. */
const SILENT_MAX = 3;

/**
 * Calls the provider for each item. A failure of one item (refused, unreadable, a bug of ours) does
 * not stop the others. Stops early when our keys are rejected or the provider no longer answers.
 * Bugs are thrown together at the end.
 */
export async function askInTurn<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  let silent = 0;
  for (const item of items) {
    try {
      await work(item);
      silent = 0;
    } catch (error) {
      if (!(error instanceof ProviderError)) failures.push(error);
      else if (error.kind === 'locked') break;
      else if (error.kind === 'away') silent += 1;
      if (silent === SILENT_MAX) break;
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not all could be settled.');
}
