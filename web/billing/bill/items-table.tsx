import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatMoney, type Paise } from '#contract/kernel/numbers/money.ts';

type ItemsTableProps = {
  /** The items can be edited: fields have no currency of their own, and each row ends with a button. */
  isDraft?: boolean;
  /** An `ItemRow` each. */
  children: ReactNode;
};

/** The items of a bill on screen, of one that exists as of one that is made. */
export function ItemsTable({ isDraft = false, children }: ItemsTableProps) {
  const numbers = [isDraft ? 'Price (₹)' : 'Price', 'Quantity', 'Total'];
  return (
    <table className="bill-items" aria-label="Items">
      <thead>
        <tr>
          <th scope="col">Item</th>
          {numbers.map((label) => (
            <th key={label} scope="col" className="bill-number">
              {label}
            </th>
          ))}
          {isDraft && (
            <th scope="col" className="bill-number">
              <VisuallyHidden>Remove</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

type ItemRowProps = {
  name: string;
  price: ReactNode;
  quantity: ReactNode;
  total: Paise;
  /** The last cell of a draft's row. */
  action?: ReactNode;
};

/** A row of `ItemsTable`. */
export function ItemRow({ name, price, quantity, total, action }: ItemRowProps) {
  return (
    <tr>
      <td>{name}</td>
      <td className="bill-number">{price}</td>
      <td className="bill-number">{quantity}</td>
      <td className="bill-number" data-total>
        {formatMoney(total)}
      </td>
      {action !== undefined && <td className="bill-number">{action}</td>}
    </tr>
  );
}
