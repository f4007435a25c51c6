import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { DrugBatch } from '#contract/pharmacy/drug.ts';
import { typedExpiry } from '#contract/pharmacy/suppliers/typed-expiry.rules.ts';
import { BatchField } from './batch-field.tsx';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

type BatchExpiryProps = { drugId: string; batch: DrugBatch; at: number };

/** Takes the missing expiry of a batch, as it is printed on the pack. */
export function BatchExpiry({ drugId, batch, at }: BatchExpiryProps) {
  return (
    <BatchField
      drugId={drugId}
      batchId={batch.id}
      label={`Expiry of batch ${batch.batch_no ?? at}`}
      save="Save expiry"
      placeholder="MM/YY"
      read={(typed) => {
        const expiry_date = typedExpiry(typed);
        return expiry_date && DAY.test(expiry_date) ? { expiry_date } : M.invalidBatchExpiry;
      }}
    />
  );
}
