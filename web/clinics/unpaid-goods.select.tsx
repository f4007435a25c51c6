import type { ClinicSettings } from '#contract/clinics/clinic-settings.ts';
import { getClinicSettings, updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { updateSettingsFailed } from '#contract/clinics/clinics.messages.ts';
import { UNPAID_GOODS, UNPAID_GOODS_LABELS } from '#contract/pharmacy/unpaid-goods.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { toast } from '#web/ui/toast/toast.ts';

const RULES = UNPAID_GOODS.map((value) => ({ value, label: UNPAID_GOODS_LABELS[value] }));

/** The rule for dispensing unpaid medicines; saved on change. */
export function UnpaidGoodsSelect({ unpaidGoods }: Pick<ClinicSettings, 'unpaidGoods'>) {
  const save = useApiMutation(updateClinicSettings, {
    invalidates: [getClinicSettings],
    onError: ({ message }) => toast.error(updateSettingsFailed(message)),
  });
  return (
    <NativeSelect
      label="Unpaid medicines"
      description="What happens when the pharmacy dispenses an order without a paid bill. The overview lists each of them."
      maw={460}
      value={(save.isPending && save.variables.body?.unpaidGoods) || unpaidGoods}
      disabled={save.isPending}
      onChange={({ currentTarget }) => {
        const chosen = UNPAID_GOODS.find((rule) => rule === currentTarget.value);
        if (chosen) save.mutate({ body: { unpaidGoods: chosen } });
      }}
      data={RULES}
    />
  );
}
