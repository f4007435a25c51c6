import { Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { type ClinicSettings, NOTE_LOCK_HOURS } from '#contract/clinics/clinic-settings.ts';
import { getClinicSettings, updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { CLINIC_MESSAGES, updateSettingsFailed } from '#contract/clinics/clinics.messages.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';

type NoteLockProps = Pick<ClinicSettings, 'locksNotes' | 'noteLockHours'>;

/** Whether the notes of completed visits close, and after how many hours; saved on change. */
export function NoteLockSwitch({ locksNotes, noteLockHours }: NoteLockProps) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const save = useApiMutation(updateClinicSettings, {
    invalidates: [getClinicSettings],
    onSuccess: () => setTyped(undefined),
    onError: ({ message }) => toast.error(updateSettingsFailed(message)),
  });
  const saveHours = (): void => {
    const hours = Number(typed);
    const { least, most } = NOTE_LOCK_HOURS;
    const isAllowed = Number.isInteger(hours) && hours >= least && hours <= most;
    if (typed === undefined || hours === noteLockHours) setTyped(undefined);
    else if (isAllowed) save.mutate({ body: { noteLockHours: hours } });
    else setError(CLINIC_MESSAGES.invalidNoteLockHours);
  };
  return (
    <Stack gap="xs">
      <Switch
        label="Close notes of completed visits"
        description="Some hours after a visit is completed, its note can’t be changed any more and takes addenda with name and time. Off: notes stay open."
        checked={(save.isPending && save.variables.body?.locksNotes) || locksNotes}
        disabled={save.isPending}
        onChange={({ currentTarget }) =>
          save.mutate({ body: { locksNotes: currentTarget.checked } })
        }
      />
      {locksNotes && (
        <NumberField
          label="Hours until a note closes"
          whole
          w={260}
          error={error}
          value={typed ?? String(noteLockHours)}
          onChange={({ currentTarget }) => {
            setError(undefined);
            setTyped(currentTarget.value);
          }}
          onBlur={saveHours}
          onKeyDown={({ key }) => {
            if (key === 'Enter') saveHours();
          }}
        />
      )}
    </Stack>
  );
}
