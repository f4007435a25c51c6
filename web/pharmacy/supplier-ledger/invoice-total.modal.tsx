import { Text } from '@mantine/core';
import { amountText, formatMoney } from '#contract/kernel/numbers/money.ts';
import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import { setInvoiceTotal } from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import { SUPPLIER_LEDGER_MESSAGES as M } from '#contract/pharmacy/supplier-ledger/supplier-ledger.messages.ts';
import type { LedgerRow } from '#contract/pharmacy/supplier-ledger/supplier-ledger.ts';
import { InvoiceTotalBody } from '#contract/pharmacy/supplier-ledger/supplier-payment.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { AmountModal } from './amount.modal.tsx';
import { LEDGER_READS } from './use-take-back.ts';

type Values = { total: string };

const bodyOf = ({ total }: Values) => ({
  total: total.trim() === '' ? null : typedNumber(total, 'rupees'),
});

type InvoiceTotalModalProps = { row: LedgerRow; onClose: () => void };

/** Enters the total on the paper of an invoice; empty returns to the sum of its lines. */
export function InvoiceTotalModal({ row, onClose }: InvoiceTotalModalProps) {
  const { mutateAsync } = useApiMutation(setInvoiceTotal, { invalidates: LEDGER_READS });
  return (
    <AmountModal<Values>
      title={`Total of ${row.number ?? 'the invoice'}`}
      initial={{ total: row.lacks_total ? '' : amountText(row.amount) }}
      schema={InvoiceTotalBody}
      bodyOf={bodyOf}
      save={(values) => mutateAsync({ params: { id: row.id }, body: bodyOf(values) })}
      saved={M.totalSaved}
      failed={M.totalFailed}
      onClose={onClose}
    >
      {(field) => (
        <>
          <Text size="sm" c="dimmed">
            {row.lacks_total
              ? `The cost of a line is not known; the others sum to ${formatMoney(row.amount)}.`
              : 'The total on the paper is what you owe. Empty it to count the lines.'}
          </Text>
          <NumberField
            label="Total on the paper (₹)"
            data-autofocus
            step="0.01"
            min="0"
            {...field('total')}
          />
        </>
      )}
    </AmountModal>
  );
}
