import { formatDay } from '#contract/kernel/dates.ts';
import type { GoneBatch } from '#contract/pharmacy/drug-import.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';

const NAMED = 20;

function wordsOf({ name, batch_no, expiry_date, quantity }: GoneBatch): string {
  const batch = batch_no === null ? 'without a batch number' : `batch ${batch_no}`;
  const expiry = expiry_date === null ? '' : `, expires ${formatDay(expiry_date)}`;
  return `${name}, ${batch}${expiry}: ${quantity} → 0`;
}

type GoneBatchesProps = {
  batches: readonly GoneBatch[];
  /** All of them, when the server does not name each. */
  count?: number | undefined;
};

/** The batches that a count does not name, which the import would set to 0. */
export function GoneBatches({ batches, count = batches.length }: GoneBatchesProps) {
  const shown = batches.slice(0, NAMED);
  const pieces = batches.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <AlertBanner tone="warning">
      {count === 1 ? '1 batch is' : `${count} batches are`} in stock and not in the file
      {count === batches.length && ` (${pieces} ${pieces === 1 ? 'piece' : 'pieces'})`}. The import
      sets {count === 1 ? 'it' : 'them'} to 0:
      <ul>
        {shown.map((batch) => (
          <li key={`${batch.name} ${batch.batch_no} ${batch.expiry_date}`}>{wordsOf(batch)}</li>
        ))}
        {count > shown.length && <li>and {count - shown.length} more</li>}
      </ul>
    </AlertBanner>
  );
}
