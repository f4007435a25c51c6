import { Button } from '@mantine/core';
import { useState } from 'react';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { amountText } from '#contract/kernel/numbers/money.ts';
import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import { BatchBody, type DrugBatch } from '#contract/pharmacy/drug.ts';
import { editBatch } from '#contract/pharmacy/drugs.endpoints.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { BatchField } from './batch-field.tsx';

type BatchMrpProps = { drugId: string; batch: DrugBatch; at: number };

/** Corrects the MRP of a batch; an empty one is the drug's. */
export function BatchMrp({ drugId, batch, at }: BatchMrpProps) {
  const { role } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  if (!mayCall(editBatch, role)) return null;
  const label = `MRP of batch ${batch.batch_no ?? at}`;
  if (!isOpen) {
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        px={0}
        aria-label={`Correct the ${label}`}
        onClick={() => setOpen(true)}
      >
        Correct MRP
      </Button>
    );
  }
  return (
    <BatchField
      drugId={drugId}
      batchId={batch.id}
      label={label}
      save="Save MRP"
      initial={batch.mrp ? amountText(batch.mrp) : ''}
      placeholder="As the drug"
      autoFocus
      read={(typed) => {
        const mrp = typed.trim() === '' ? null : typedNumber(typed, 'rupees');
        const body = { expiry_date: null, mrp };
        return BatchBody.safeParse(body).success ? body : M.invalidMrp;
      }}
      onSaved={() => setOpen(false)}
    />
  );
}
