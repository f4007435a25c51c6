import type { BillItem } from '#contract/billing/bill.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { ItemRow, ItemsTable } from './items-table.tsx';

/** The items of an existing bill. */
export function BillItems({ items }: { items: readonly BillItem[] }) {
  return (
    <ItemsTable>
      {items.map(({ id, name, price, quantity, total }) => (
        <ItemRow
          key={id}
          name={name}
          price={formatMoney(price)}
          quantity={`× ${quantity}`}
          total={total}
        />
      ))}
    </ItemsTable>
  );
}
