import type { BillItem } from '#contract/billing/bill.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';

/** The items of an existing bill. */
export function BillItems({ items }: { items: readonly BillItem[] }) {
  return (
    <table className="bill-items" aria-label="Items">
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" className="bill-number">
            Price
          </th>
          <th scope="col" className="bill-number">
            Quantity
          </th>
          <th scope="col" className="bill-number">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, name, price, quantity, total }) => (
          <tr key={id}>
            <td>{name}</td>
            <td className="bill-number">{formatMoney(price)}</td>
            <td className="bill-number">× {quantity}</td>
            <td className="bill-number" data-total>
              {formatMoney(total)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
