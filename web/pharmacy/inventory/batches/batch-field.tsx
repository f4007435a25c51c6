import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { EndpointInput } from '#contract/kernel/endpoint.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import {
  countDrugLists,
  editBatch,
  getDrug,
  listDrugBatches,
  listDrugs,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

type Sent = EndpointInput<typeof editBatch>['body'];

type BatchFieldProps = {
  drugId: string;
  batchId: string;
  label: string;
  save: string;
  initial?: string;
  placeholder?: string;
  autoFocus?: boolean;
  /** The request of what was typed, or the text of its problem. */
  read: (typed: string) => Sent | string;
  onSaved?: () => void;
};

/** A field for one fact of a batch in stock, shown to roles that may edit drugs. */
export function BatchField(props: BatchFieldProps) {
  const { drugId, batchId, label, save, initial = '', placeholder, autoFocus, read } = props;
  const { role } = useCurrentUser();
  const [typed, setTyped] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const { mutateAsync, isPending } = useApiMutation(editBatch, {
    invalidates: [listDrugs, getDrug, listDrugBatches, countDrugLists],
  });
  if (!mayCall(editBatch, role)) return null;
  const submit = async (): Promise<void> => {
    const body = read(typed);
    if (typeof body === 'string') {
      setProblem(body);
      return;
    }
    try {
      await mutateAsync({ params: { id: drugId, batchId }, body });
      props.onSaved?.();
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
        void submit();
      }}
    >
      <TextInput
        w={150}
        size="sm"
        autoComplete="off"
        placeholder={placeholder}
        aria-label={label}
        data-autofocus={autoFocus || undefined}
        autoFocus={autoFocus}
        value={typed}
        error={problem}
        onChange={({ currentTarget }) => {
          setProblem(undefined);
          setTyped(currentTarget.value);
        }}
      />
      <Button type="submit" variant="default" size="sm" loading={isPending}>
        {save}
      </Button>
    </Group>
  );
}
