import { Text } from '@mantine/core';
import { amountText } from '#contract/kernel/numbers/money.ts';
import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import { setOpeningBalance } from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import { SUPPLIER_LEDGER_MESSAGES as M } from '#contract/pharmacy/supplier-ledger/supplier-ledger.messages.ts';
import type { SupplierLedger } from '#contract/pharmacy/supplier-ledger/supplier-ledger.ts';
import { OpeningBalanceBody } from '#contract/pharmacy/supplier-ledger/supplier-payment.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { AmountModal } from './amount.modal.tsx';
import { LEDGER_READS } from './use-take-back.ts';

type Values = { amount: string; day: string };

const bodyOf = ({ amount, day }: Values) =>
  amount.trim() === ''
    ? { amount: null, day: null }
    : { amount: typedNumber(amount, 'rupees'), day: day === '' ? null : day };

type OpeningBalanceModalProps = { ledger: SupplierLedger; onClose: () => void };

/** Enters what was owed before the first invoice; an empty amount removes it. */
export function OpeningBalanceModal({ ledger, onClose }: OpeningBalanceModalProps) {
  const { supplier, first } = ledger;
  const { mutateAsync } = useApiMutation(setOpeningBalance, { invalidates: LEDGER_READS });
  return (
    <AmountModal<Values>
      title={`Opening balance of ${supplier.name}`}
      initial={{ amount: first ? amountText(first.amount) : '', day: first?.day ?? '' }}
      schema={OpeningBalanceBody}
      bodyOf={bodyOf}
      save={(values) => mutateAsync({ params: { id: supplier.id }, body: bodyOf(values) })}
      saved={M.openingSaved}
      failed={M.openingFailed}
      onClose={onClose}
    >
      {(field) => (
        <>
          <Text size="sm" c="dimmed">
            What you owed before the first invoice that is listed here; negative when they owed you.
          </Text>
          <NumberField label="Amount (₹)" data-autofocus step="0.01" {...field('amount')} />
          <DateField label="On" {...field('day')} />
        </>
      )}
    </AmountModal>
  );
}
