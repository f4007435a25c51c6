import { Text } from '@mantine/core';
import { formatMoney, fromRupees, type Paise, paise } from '#contract/kernel/numbers/money.ts';
import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import { invoiceTotal } from '#contract/pharmacy/suppliers/invoice-total.rules.ts';
import type { TypedInvoiceLine } from '#contract/pharmacy/suppliers/typed-invoice.ts';

type InvoiceSumProps = { lines: readonly TypedInvoiceLine[] | undefined; paper: string };

function difference(total: Paise, paper: string): string {
  const rupees = typedNumber(paper, 'rupees');
  if (Number.isNaN(rupees)) return '';
  const apart = paise(Math.abs(total - fromRupees(rupees)));
  return apart === 0
    ? 'It equals the paper.'
    : `It differs from the paper by ${formatMoney(apart)}.`;
}

/** The total of the lines beside the one on the paper. Wholesalers round to a rupee. */
export function InvoiceSum({ lines, paper }: InvoiceSumProps) {
  if (!lines) return null;
  const { goods, gst, total } = invoiceTotal(lines);
  return (
    <Text role="status">
      Goods {formatMoney(goods)} + GST {formatMoney(gst)} = <strong>{formatMoney(total)}</strong>.{' '}
      {difference(total, paper)}
    </Text>
  );
}
