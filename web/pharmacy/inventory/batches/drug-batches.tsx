import { Fragment } from 'react';
import { formatDay } from '#contract/kernel/dates.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { DrugBatch } from '#contract/pharmacy/drug.ts';
import { listDrugBatches } from '#contract/pharmacy/drugs.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { FactList } from '#web/ui/layout/unfolding-name.tsx';
import { BatchExpiry } from './batch-expiry.tsx';
import { BatchMrp } from './batch-mrp.tsx';

function textOf({ batch_no, expiry_date, quantity, buying_price, mrp }: DrugBatch): string {
  return [
    batch_no === null ? `${quantity}` : `${quantity} of ${batch_no}`,
    expiry_date === null ? 'no expiry date' : `expires ${formatDay(expiry_date)}`,
    buying_price === null ? 'no cost' : `cost ${formatMoney(buying_price)}`,
    ...(mrp ? [`MRP ${formatMoney(mrp)}`] : []),
  ].join(', ');
}

/**
 * The batches of a drug, if several are in stock, or one lacks its expiry, which is entered here, or has
 * an MRP of its own, which is corrected here. The next to be sold comes first.
 */
export function DrugBatches({ drugId: id }: { drugId: string }) {
  const { data: batches, error } = useApi(listDrugBatches, { params: { id } });
  if (error) return <FactList facts={[['Batches', M.loadBatchesFailed]]} />;
  const isPlain = ({ expiry_date, mrp }: DrugBatch) => expiry_date && !mrp;
  if (!batches || (batches.length < 2 && batches.every(isPlain))) return null;
  return (
    <FactList
      facts={batches.map(
        (batch, at) =>
          [
            `Batch ${at + 1}`,
            <Fragment key={batch.id}>
              {textOf(batch)}
              <BatchMrp drugId={id} batch={batch} at={at + 1} />
              {batch.expiry_date === null && <BatchExpiry drugId={id} batch={batch} at={at + 1} />}
            </Fragment>,
          ] as const,
      )}
    />
  );
}
