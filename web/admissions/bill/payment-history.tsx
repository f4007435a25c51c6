import { Title } from '@mantine/core';
import { ADMISSION_MESSAGES } from '#contract/admissions/admissions.messages.ts';
import { PAYMENT_MODE_LABELS } from '#contract/billing/bill.status.ts';
import type { BillPayment } from '#contract/billing/bill.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { type Column, DataTable } from '#web/ui/data-table/data-table.tsx';

/** The end of the id is enough to tell payments apart and short enough to read out. */
const SHORT_ID = -8;

const COLUMNS: readonly Column<BillPayment>[] = [
  {
    key: 'id',
    header: 'Payment ID',
    cell: ({ id }) => (
      <span className="ui-tabular" title={id}>
        {id.slice(SHORT_ID).toUpperCase()}
      </span>
    ),
  },
  {
    key: 'date',
    header: 'Date',
    cell: ({ payment_date }) => <span className="ui-tabular">{showDateTime(payment_date)}</span>,
  },
  {
    key: 'amount',
    header: 'Amount Paid',
    numeric: true,
    cell: ({ amount_paid }) => formatMoney(amount_paid),
  },
  {
    key: 'mode',
    header: 'Mode',
    cell: ({ payment_mode, is_deposit, reference = '' }) =>
      `${PAYMENT_MODE_LABELS[payment_mode]}${is_deposit ? ' (deposit)' : ''} ${reference}`.trim(),
  },
];

/** The payments so far, oldest first. */
export function PaymentHistory({ payments }: { payments: readonly BillPayment[] }) {
  return (
    <section aria-labelledby="payment-history">
      <Title order={2} id="payment-history" mb="xs">
        Admission Payment History
      </Title>
      <DataTable
        label="Admission Payment History"
        columns={COLUMNS}
        rows={payments}
        rowKey={({ id }) => id}
        empty={{
          title: ADMISSION_MESSAGES.noPayments,
          text: 'Take an advance or a payment above.',
        }}
      />
    </section>
  );
}
