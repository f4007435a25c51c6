import { ProviderError } from '../../razorpay/index.ts';

/** After so many in a row that got no answer, the provider is down for the others too. */
const SILENT_MAX = 3;

/**
 * Does something with the provider for each item. What fails for one (refused, unreadable, an error of
 * ours) holds up no other; it ends early when our keys are not accepted or nothing answers any more.
 * Errors of ours are thrown together at the end.
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
