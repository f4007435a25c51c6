import type { ClinicSettings } from '#contract/clinics/clinic-settings.ts';
import { getClinicSettings, updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { updateSettingsFailed } from '#contract/clinics/clinics.messages.ts';
import { CALL_ORDER_LABELS, CALL_ORDERS } from '#contract/queue/call-order.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { toast } from '#web/ui/toast/toast.ts';

const ORDERS = CALL_ORDERS.map((value) => ({ value, label: CALL_ORDER_LABELS[value] }));

/** The order in which walk-ins and booked patients are called; saved on change. */
export function CallOrderSelect({ callOrder }: Pick<ClinicSettings, 'callOrder'>) {
  const save = useApiMutation(updateClinicSettings, {
    invalidates: [getClinicSettings],
    onError: ({ message }) => toast.error(updateSettingsFailed(message)),
  });
  return (
    <NativeSelect
      label="Patients are called"
      description="At their time: a checked-in patient whose booked time has come is next. Walk-ins fill the time between."
      maw={460}
      value={(save.isPending && save.variables.body?.callOrder) || callOrder}
      disabled={save.isPending}
      onChange={({ currentTarget }) => {
        const chosen = CALL_ORDERS.find((order) => order === currentTarget.value);
        if (chosen) save.mutate({ body: { callOrder: chosen } });
      }}
      data={ORDERS}
    />
  );
}
