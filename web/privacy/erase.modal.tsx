import { Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  ASKER_LABELS,
  ASKERS,
  erasePatient,
  listErasures,
} from '#contract/privacy/privacy.endpoints.ts';
import { PRIVACY_MESSAGES as M } from '#contract/privacy/privacy.messages.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';

export type Erasable = { readonly id: string; readonly name: string; readonly token: number };
type Asker = (typeof ASKERS)[number];

/** Requires the reason and the patient number, because an erased record cannot be restored. */
export function EraseModal({ patient, onClose }: { patient: Erasable; onClose: () => void }) {
  const erase = useApiMutation(erasePatient, { invalidates: [listErasures] });
  const [requestedBy, setAsker] = useState<Asker>('patient');
  const [reason, setReason] = useState('');
  const [number, setNumber] = useState('');
  const fields = erase.error?.fields ?? {};

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { requestedBy, reason, token: Number.parseInt(number, 10) };
    try {
      toast.success((await erase.mutateAsync({ params: { id: patient.id }, body })).message);
      onClose();
    } catch {
      // The form shows the error.
    }
  };

  return (
    <Dialog onClose={onClose} title={`Erase the record of ${patient.name}?`}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          <FormMessage error={erase.error ? saidOr(erase.error, M.eraseFailed) : null} />
          <Text>{M.whatGoes}</Text>
          <Radio.Group
            label="Who asked for it?"
            value={requestedBy}
            onChange={(value) => setAsker(ASKERS.find((one) => one === value) ?? 'patient')}
          >
            <Stack gap="xs" mt="xs">
              {ASKERS.map((asker) => (
                <Radio key={asker} value={asker} label={ASKER_LABELS[asker]} />
              ))}
            </Stack>
          </Radio.Group>
          <Textarea
            label="Reason"
            value={reason}
            error={fields.reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <NumberField
            label={`Patient number of ${patient.name}`}
            value={number}
            error={fields.token}
            onChange={({ currentTarget }) => setNumber(currentTarget.value)}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" color="red" loading={erase.isPending}>
              Erase record
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
