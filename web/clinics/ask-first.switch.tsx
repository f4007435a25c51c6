import { Switch } from '@mantine/core';
import { getClinicSettings, updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { updateSettingsFailed } from '#contract/clinics/clinics.messages.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Whether the assistant's proposals wait for confirmation; saved on toggling. */
export function AskFirstSwitch({ asksFirst }: { asksFirst: boolean }) {
  const save = useApiMutation(updateClinicSettings, {
    invalidates: [getClinicSettings],
    onError: ({ message }) => toast.error(updateSettingsFailed(message)),
  });
  return (
    <Switch
      label="Ask before applying what the assistant proposes"
      description="Off: its orders and changes are made at once, each with an Undo."
      checked={save.isPending ? !asksFirst : asksFirst}
      disabled={save.isPending}
      onChange={({ currentTarget }) =>
        save.mutate({ body: { askBeforeApplying: currentTarget.checked } })
      }
    />
  );
}
