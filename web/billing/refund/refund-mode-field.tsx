import type { BillPayment } from '#contract/billing/bill.ts';
import { REFUND_MODES, type RefundMode } from '#contract/billing/refund-mode.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { refundModeOptions } from './refund-mode-options.ts';

type RefundModeFieldProps = {
  /** The payments, if known: the preset names their modes. */
  payments?: readonly Pick<BillPayment, 'amount_paid' | 'payment_mode'>[] | undefined;
  value: RefundMode;
  onChange: (mode: RefundMode) => void;
};

/** The mode of a refund, preset to the modes of the payments. */
export function RefundModeField({ payments, value, onChange }: RefundModeFieldProps) {
  return (
    <NativeSelect
      label="Paid back"
      maw={320}
      data={refundModeOptions(payments)}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = REFUND_MODES.find((mode) => mode === currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
