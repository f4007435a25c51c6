import { Group, Radio } from '@mantine/core';
import { PAYMENT_MODE_LABELS, type PaymentMode } from '#contract/billing/bill.status.ts';
import { useWhyNotOnline } from '#web/payments/index.ts';

type PaymentModeFieldProps<Mode extends PaymentMode> = {
  modes: readonly Mode[];
  value: Mode;
  onChange: (mode: Mode) => void;
};

/** The payment mode, chosen by one tap or an arrow key; without “Online”, why it is not offered. */
export function PaymentModeField<Mode extends PaymentMode>({
  modes,
  value,
  onChange,
}: PaymentModeFieldProps<Mode>) {
  return (
    <Radio.Group
      label="Payment mode"
      description={useWhyNotOnline()}
      inputWrapperOrder={['label', 'input', 'description']}
      value={value}
      onChange={(chosen) => {
        const mode = modes.find((one) => one === chosen);
        if (mode) onChange(mode);
      }}
    >
      <Group gap="md" mt={4}>
        {modes.map((mode) => (
          <Radio key={mode} value={mode} label={PAYMENT_MODE_LABELS[mode]} />
        ))}
      </Group>
    </Radio.Group>
  );
}
