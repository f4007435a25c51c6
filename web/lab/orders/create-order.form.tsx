import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { labOperationFailed, LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import { createLabOrder, listLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { ApiError, messageOf, serverMessage } from '#web/lib/api/api-error.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { ChosenPatient } from '#web/patients/index.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { type OrderedTest, OrderedTests } from './ordered-tests.tsx';

type CreateOrderFormProps = {
  patientId: string;
  onCreated: (order: LabOrder) => void;
  onCancel: () => void;
};

function saidOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return messageOf(error);
  return serverMessage(error.body) ?? M.createFailed;
}

/** The tests of a new order, with their total. */
export function CreateOrderForm({ patientId, onCreated, onCancel }: CreateOrderFormProps) {
  const [tests, setTests] = useState<readonly OrderedTest[]>([]);
  const [referredBy, setReferredBy] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const create = useApiMutation(createLabOrder, { invalidates: [listLabOrders] });
  const { run, pending } = useSingleFlight(async () => {
    setFailure(tests.length === 0 ? M.noTests : null);
    if (tests.length === 0) return;
    try {
      const body = {
        patient_id: patientId,
        tests: tests.map(({ id }) => ({ id })),
        ...(referredBy.trim() !== '' && { referredBy }),
      };
      onCreated(await create.mutateAsync({ body }));
    } catch (error) {
      setFailure(labOperationFailed(saidOf(error)));
    }
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void run();
  };
  useShortcut('mod+enter', {
    description: 'Create the lab order',
    onPress: () => element.current?.requestSubmit(),
  });

  return (
    <form ref={element} onSubmit={send} noValidate>
      <Stack gap="sm" maw={640}>
        <ChosenPatient patientId={patientId} onClear={onCancel} clearLabel="Change Patient" />
        <FormMessage error={failure} />
        <OrderedTests
          tests={tests}
          onChange={(next) => {
            setFailure(null);
            setTests(next);
          }}
          autoFocus
        />
        <TextInput
          label="Referred by"
          description="The doctor outside this clinic, if any"
          autoComplete="off"
          maxLength={120}
          value={referredBy}
          onChange={({ currentTarget }) => setReferredBy(currentTarget.value)}
        />
        <Group gap="xs">
          <SubmitButton pending={pending}>Create Lab Order</SubmitButton>
          <Button variant="default" onClick={onCancel}>
            Cancel Order
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
