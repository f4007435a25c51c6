import { Title } from '@mantine/core';
import type { BillPayment } from '#contract/billing/bill.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { paymentWay } from './payment-way.ts';

/** The payments and refunds of a bill. */
export function BillPayments({ payments }: { payments: readonly BillPayment[] }) {
  return (
    <section aria-label="Payments">
      <Title order={2}>Payments</Title>
      <table className="bill-items" aria-label="Payments">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Mode</th>
            <th scope="col">Received by</th>
            <th scope="col" className="bill-number">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.id}>
              <td>{showDateTime(payment.payment_date)}</td>
              <td>{paymentWay(payment)}</td>
              <td>{payment.received_by ?? 'Provider'}</td>
              <td className="bill-number" data-total>
                {formatMoney(payment.amount_paid)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
