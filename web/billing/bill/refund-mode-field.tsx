import { NativeSelect } from '@mantine/core';
import type { BillPayment } from '#contract/billing/bill.ts';
import { REFUND_MODES, type RefundMode } from '#contract/billing/refund-mode.ts';
import { refundModeOptions } from './refund-mode-options.ts';

type RefundModeFieldProps = {
  /** What came in, where it is known: the preset names its modes. */
  payments?: readonly Pick<BillPayment, 'amount_paid' | 'payment_mode'>[] | undefined;
  value: RefundMode;
  onChange: (mode: RefundMode) => void;
};

/** How money goes back: preset as it came. */
export function RefundModeField({ payments, value, onChange }: RefundModeFieldProps) {
  return (
    <NativeSelect
      label="Paid back"
      w={240}
      data={refundModeOptions(payments)}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = REFUND_MODES.find((mode) => mode === currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
