import { Stack, Switch } from '@mantine/core';
import { type ClinicSettings, LOCK_MINUTES } from '#contract/clinics/clinic-settings.ts';
import { getClinicSettings, updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { updateSettingsFailed } from '#contract/clinics/clinics.messages.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { toast } from '#web/ui/toast/toast.ts';

const MINUTES = Array.from(
  { length: LOCK_MINUTES.most - LOCK_MINUTES.least + 1 },
  (_, nth) => LOCK_MINUTES.least + nth,
);

type SharedComputersProps = Pick<ClinicSettings, 'sharedComputers' | 'lockAfterMinutes'>;

/** Whether the clinic's computers are shared; saved on toggling. */
export function SharedComputersSwitch({ sharedComputers, lockAfterMinutes }: SharedComputersProps) {
  const save = useApiMutation(updateClinicSettings, {
    invalidates: [getClinicSettings],
    onError: ({ message }) => toast.error(updateSettingsFailed(message)),
  });
  return (
    <Stack gap="xs">
      <Switch
        label="Shared computers"
        description="An idle screen locks behind a PIN, and closing the browser logs out. Off: the person who is logged in stays logged in until they log out."
        checked={(save.isPending && save.variables.body?.sharedComputers) || sharedComputers}
        disabled={save.isPending}
        onChange={({ currentTarget }) =>
          save.mutate({ body: { sharedComputers: currentTarget.checked } })
        }
      />
      {sharedComputers && (
        <NativeSelect
          label="Lock an idle screen after"
          w={260}
          value={lockAfterMinutes}
          disabled={save.isPending}
          onChange={({ currentTarget }) =>
            save.mutate({ body: { lockAfterMinutes: Number(currentTarget.value) } })
          }
          data={MINUTES.map((minutes) => ({
            value: String(minutes),
            label: minutes === 1 ? '1 minute' : `${minutes} minutes`,
          }))}
        />
      )}
    </Stack>
  );
}
