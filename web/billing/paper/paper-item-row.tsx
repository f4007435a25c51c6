import { formatMoney, type Paise } from '#contract/kernel/numbers/money.ts';

type RateProps = { price: Paise; quantity: number };

/** The cell `₹2.50 × 4` of a printed bill. */
export function RateCell({ price, quantity }: RateProps) {
  return (
    <td className="ui-numeric">
      {formatMoney(price)} × {quantity}
    </td>
  );
}

/** A row of three columns of a printed bill: the item with its facts, rate and quantity, and the amount. */
export function PaperItemRow({
  name,
  facts,
  total,
  ...rate
}: RateProps & { name: string; facts?: string | undefined; total: Paise }) {
  return (
    <tr>
      <td>
        {name}
        {facts !== undefined && <small>{facts}</small>}
      </td>
      <RateCell {...rate} />
      <td className="ui-numeric">{formatMoney(total)}</td>
    </tr>
  );
}
