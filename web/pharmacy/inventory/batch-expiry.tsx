import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { DrugBatch } from '#contract/pharmacy/drug.ts';
import {
  countDrugLists,
  editBatchExpiry,
  getDrug,
  listDrugBatches,
  listDrugs,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { typedExpiry } from '#contract/pharmacy/suppliers/typed-expiry.rules.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

type BatchExpiryProps = { drugId: string; batch: DrugBatch; at: number };

/** Takes the missing expiry of a batch, as it is printed on the pack. */
export function BatchExpiry({ drugId, batch, at }: BatchExpiryProps) {
  const { role } = useCurrentUser();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutateAsync, isPending } = useApiMutation(editBatchExpiry, {
    invalidates: [listDrugs, getDrug, listDrugBatches, countDrugLists],
  });
  if (!mayCall(editBatchExpiry, role)) return null;
  const save = async (): Promise<void> => {
    const expiry_date = typedExpiry(typed);
    if (!expiry_date || !DAY.test(expiry_date)) {
      setProblem(M.invalidBatchExpiry);
      return;
    }
    try {
      await mutateAsync({ params: { id: drugId, batchId: batch.id }, body: { expiry_date } });
    } catch (error) {
      setProblem(saidOr(error, M.batchSaveFailed));
    }
  };
  return (
    <Group
      component="form"
      gap="xs"
      align="flex-start"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        w={150}
        size="sm"
        autoComplete="off"
        placeholder="MM/YY"
        aria-label={`Expiry of batch ${batch.batch_no ?? at}`}
        value={typed}
        error={problem}
        onChange={({ currentTarget }) => {
          setProblem(undefined);
          setTyped(currentTarget.value);
        }}
      />
      <Button type="submit" variant="default" size="sm" loading={isPending}>
        Save expiry
      </Button>
    </Group>
  );
}
