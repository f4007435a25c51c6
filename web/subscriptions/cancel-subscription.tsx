import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { COUNTER_MODES, PAYMENT_MODE_LABELS } from '#contract/billing/bill.status.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import type { Patient } from '#contract/patients/patient.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import {
  cancelPatientSubscription,
  getSubscriptionPaid,
} from '#contract/subscriptions/patient-subscription.endpoints.ts';
import { START_MESSAGES as M } from '#contract/subscriptions/start-subscription.messages.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';

type CancelSubscriptionProps = { patient: Pick<Patient, 'id' | 'name'> };

/** The cancel button of the running subscription, for people who may cancel. */
export function CancelSubscription({ patient }: CancelSubscriptionProps) {
  const { role } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  if (!mayCall(cancelPatientSubscription, role)) return null;
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setOpen(true)}>
        Cancel subscription
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        closeButtonProps={{ 'aria-label': 'Close' }}
        title={`Cancel the subscription of ${patient.name}?`}
      >
        <CancelForm patient={patient} onClose={() => setOpen(false)} />
      </Modal>
    </>
  );
}

const NOTHING = 'nothing';
const WAYS = [
  ...COUNTER_MODES.map((value) => ({ value, label: PAYMENT_MODE_LABELS[value] })),
  { value: NOTHING, label: 'Nothing is paid back' },
];

function CancelForm({ patient, onClose }: CancelSubscriptionProps & { onClose: () => void }) {
  const params = { id: patient.id };
  const { data } = useApi(getSubscriptionPaid, { params });
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [error, setError] = useState<string | null>(null);
  const { mutateAsync } = useApiMutation(cancelPatientSubscription, {
    invalidates: [getPatient, listPatients, listQueue, getSubscriptionPaid],
  });
  const paid = data?.paid ?? [];
  const isOnline = paid.some(({ method }) => method === 'online');
  // A payment at the counter was in cash; an online payment is refunded at the counter only if chosen.
  const way = chosen ?? (isOnline ? NOTHING : 'cash');
  const { run, pending } = useSingleFlight(async () => {
    if (reason.trim() === '') return setError(M.cancelReasonRequired);
    const refundMode = COUNTER_MODES.find((mode) => mode === way);
    try {
      const { message } = await mutateAsync({ params, body: { reason, refundMode } });
      toast.success(message);
      onClose();
    } catch (refused) {
      setError(`${M.cancelFailed}: ${messageOf(refused)}`);
    }
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {data && (
          <Text>
            {formatMoney(data.total)} was paid for it{isOnline ? ', online' : ' in cash'}.
          </Text>
        )}
        <TextInput
          label="Reason"
          data-autofocus
          maxLength={300}
          value={reason}
          onChange={({ currentTarget: { value } }) => {
            setError(null);
            setReason(value);
          }}
        />
        <NativeSelect
          label="Paid back"
          data={WAYS}
          value={way}
          onChange={({ currentTarget: { value } }) => setChosen(value)}
        />
        <FormMessage error={error} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Keep it
          </Button>
          <SubmitButton pending={pending} color="red">
            Cancel subscription
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
