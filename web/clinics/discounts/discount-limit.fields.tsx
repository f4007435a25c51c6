import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import {
  DISCOUNT_RULE_LABELS,
  DISCOUNT_RULES,
} from '#contract/billing/discounts/discount-limit.ts';
import { type ClinicSettings, ClinicSettingsBody } from '#contract/clinics/clinic-settings.ts';
import { getClinicSettings, updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { CLINIC_MESSAGES, updateSettingsFailed } from '#contract/clinics/clinics.messages.ts';
import { amountText } from '#contract/kernel/numbers/money.ts';
import { inPercent } from '#contract/kernel/numbers/percent.ts';
import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';

const RULES = DISCOUNT_RULES.map((value) => ({ value, label: DISCOUNT_RULE_LABELS[value] }));
const { discountLimitPercentage: Percentage, discountLimitAmount: Amount } =
  ClinicSettingsBody.shape;

function useSaveRule() {
  return useApiMutation(updateClinicSettings, {
    invalidates: [getClinicSettings],
    onError: ({ message }) => toast.error(updateSettingsFailed(message)),
  });
}

type DiscountLimits = Pick<
  ClinicSettings,
  'discountLimitPercentage' | 'discountLimitAmount' | 'discountsAboveLimit'
>;

/** The limits of discounts, each saved when its field is left, and the rule; saved on change. */
export function DiscountLimitFields(settings: DiscountLimits) {
  const { discountLimitPercentage: percentage, discountLimitAmount: amount } = settings;
  const { mutate: saveRule, isPending, variables } = useSaveRule();
  const { mutate: saveLimit } = useSaveRule();
  const hasLimit = percentage !== null || amount !== null;
  return (
    <Stack gap="xs">
      <Group gap="sm" align="flex-start">
        <LimitField
          label="Discounts up to (%)"
          shown={percentage === null ? '' : String(inPercent(percentage))}
          toSave={(text) => limitOf(text, 'percent', Percentage)}
          save={(discountLimitPercentage) => saveLimit({ body: { discountLimitPercentage } })}
        />
        <LimitField
          label="Discounts up to (₹)"
          shown={amount === null ? '' : amountText(amount)}
          toSave={(text) => limitOf(text, 'rupees', Amount)}
          save={(discountLimitAmount) => saveLimit({ body: { discountLimitAmount } })}
        />
      </Group>
      <Text size="sm" c="dimmed">
        A bill with a higher discount is marked, and the overview lists it. Empty: no limit.
      </Text>
      {hasLimit && (
        <NativeSelect
          label="Higher discounts"
          description="A free consultation is a discount of 100 % with its own reason; a follow-up is none."
          maw={460}
          value={(isPending && variables.body?.discountsAboveLimit) || settings.discountsAboveLimit}
          disabled={isPending}
          onChange={({ currentTarget }) => {
            const chosen = DISCOUNT_RULES.find((rule) => rule === currentTarget.value);
            if (chosen) saveRule({ body: { discountsAboveLimit: chosen } });
          }}
          data={RULES}
        />
      )}
    </Stack>
  );
}

/** The limit in wire form, null for none; undefined when the text is not a limit. */
function limitOf(
  text: string,
  unit: 'percent' | 'rupees',
  schema: typeof Percentage | typeof Amount,
): number | null | undefined {
  if (text.trim() === '') return null;
  const typed = typedNumber(text, unit);
  return schema.safeParse(typed).success ? typed : undefined;
}

type LimitFieldProps = {
  label: string;
  /** The stored limit. */
  shown: string;
  toSave: (text: string) => number | null | undefined;
  save: (limit: number | null) => void;
};

function LimitField({ label, shown, toSave, save }: LimitFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const leave = (): void => {
    const limit = typed === undefined ? undefined : toSave(typed);
    if (typed !== undefined && limit === undefined) {
      setError(CLINIC_MESSAGES.invalidDiscountLimit);
      return;
    }
    if (limit !== undefined && limit !== toSave(shown)) save(limit);
    setTyped(undefined);
  };
  return (
    <NumberField
      label={label}
      w={220}
      error={error}
      value={typed ?? shown}
      onChange={({ currentTarget }) => {
        setError(undefined);
        setTyped(currentTarget.value);
      }}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === 'Enter') leave();
      }}
    />
  );
}
