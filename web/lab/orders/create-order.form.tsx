import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { labOperationFailed, LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import { type LabOrder, OrderedTest } from '#contract/lab/lab-order.ts';
import { createLabOrder, listLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { ApiError, messageOf, serverMessage } from '#web/lib/api/api-error.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { writeOwnDraft } from '#web/lib/session/tab-drafts.ts';
import { useKept } from '#web/lib/session/use-kept.ts';
import { ChosenPatient } from '#web/patients/index.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { OrderedTests } from './ordered-tests.tsx';

const Kept = z.object({ tests: z.array(OrderedTest), referredBy: z.string() });
type Kept = z.output<typeof Kept>;

const EMPTY: Kept = { tests: [], referredBy: '' };

/** A patient's lab order while it is made, kept on this device until it is created or cancelled. */
function useKeptOrder(patientId: string) {
  const name = `lab-order.${patientId}`;
  const searchName = `lab-order-search.${patientId}`;
  const [kept, keep] = useKept(name, Kept);
  const [isRestored] = useState(kept !== null);
  const { data: catalogue } = useApi(listLabTests, {});
  const { tests, referredBy } = kept ?? EMPTY;
  return {
    referredBy,
    /** With the prices of today, at which they are billed. */
    tests: tests.map((test) => ({
      ...test,
      price: catalogue?.find(({ id }) => id === test.id)?.price ?? test.price,
    })),
    change: (part: Partial<Kept>): void =>
      keep((now) => {
        const next = { ...(now ?? EMPTY), ...part };
        return next.tests.length === 0 && next.referredBy === '' ? null : next;
      }),
    forget: (): void => {
      keep(null);
      writeOwnDraft(searchName, null);
    },
    /** The name of the draft of the search. */
    searchName,
    isRestored,
  };
}

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
  const { tests, referredBy, change, forget, searchName, isRestored } = useKeptOrder(patientId);
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
      const order = await create.mutateAsync({ body });
      forget();
      onCreated(order);
    } catch (error) {
      setFailure(labOperationFailed(saidOf(error)));
    }
  });
  const cancel = (): void => {
    forget();
    onCancel();
  };
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
        <ChosenPatient patientId={patientId} onClear={cancel} clearLabel="Change Patient" />
        {isRestored && <AlertBanner tone="info">{M.draftKept}</AlertBanner>}
        <FormMessage error={failure} />
        <OrderedTests
          tests={tests}
          onChange={(next) => {
            setFailure(null);
            change({ tests: [...next] });
          }}
          keptAs={searchName}
          autoFocus
        />
        <TextInput
          label="Referred by"
          description="The doctor outside this clinic, if any"
          autoComplete="off"
          maxLength={120}
          value={referredBy}
          onChange={({ currentTarget }) => change({ referredBy: currentTarget.value })}
        />
        <Group gap="xs">
          <SubmitButton pending={pending}>Create Lab Order</SubmitButton>
          <Button variant="default" onClick={cancel}>
            Cancel Order
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
