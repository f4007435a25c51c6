import { Button, Group, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { listLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { listWorklist, rejectLabSample } from '#contract/lab/worklist/worklist.endpoints.ts';
import {
  WORKLIST_MESSAGES as M,
  rejectFailed,
  sampleRejected,
} from '#contract/lab/worklist/worklist.messages.ts';
import { rejectableOf } from '#contract/lab/worklist/worklist.rules.ts';
import type { WorklistOrder } from '#contract/lab/worklist/worklist.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';

const REASONS = [
  'Haemolysed',
  'Clotted',
  'Too little',
  'Wrong container',
  'Not labelled',
  'Leaked',
];

type RejectSampleFormProps = { order: WorklistOrder; onClose: () => void };

/** The sample that cannot be measured, and the reason. It lies inside the worklist's form, so it has none of its own. */
export function RejectSampleForm({ order, onClose }: RejectSampleFormProps) {
  const samples = [...new Set(order.tests.flatMap(({ sample }) => rejectableOf(sample)))];
  const [sample, setSample] = useState(samples[0] ?? '');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const listId = useId();
  const { mutateAsync } = useApiMutation(rejectLabSample, {
    invalidates: [listWorklist, listLabOrders],
  });
  const { run, pending } = useSingleFlight(async () => {
    if (reason.trim() === '') return setError(M.reasonRequired);
    try {
      await mutateAsync({ params: { id: order.id }, body: { sample, reason } });
      toast.success(sampleRejected(sample, order.Patient.name));
      onClose();
    } catch (refused) {
      setError(rejectFailed(messageOf(refused)));
    }
  });
  return (
    <Group
      gap="xs"
      align="flex-end"
      mt="xs"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <NativeSelect
        label="Sample"
        data={samples}
        value={sample}
        onChange={({ currentTarget }) => setSample(currentTarget.value)}
      />
      <TextInput
        label="Reason"
        list={listId}
        autoFocus
        autoComplete="off"
        maxLength={200}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void run();
        }}
      />
      <datalist id={listId}>
        {REASONS.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Button color="red" aria-busy={pending || undefined} onClick={() => void run()}>
        Reject
      </Button>
      <Button variant="default" onClick={onClose}>
        Keep
      </Button>
      <FormMessage error={error} />
    </Group>
  );
}
