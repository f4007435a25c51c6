import { Text } from '@mantine/core';
import { withoutCost } from '#contract/inventory/inventory.messages.ts';
import {
  type LabAnalysisRow,
  MOVEMENT_REASON_LABELS,
  type MovementReason,
  type PharmacyAnalysisRow,
} from '#contract/inventory/inventory-analysis.ts';
import { countText } from '#contract/kernel/numbers/count-text.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import type { SortKeys } from '#web/ui/data-table/use-sorted-rows.ts';

type ByReason = Partial<Record<MovementReason, number>>;

/** `Purchase 20, Return 4`. */
export function reasonsText(quantities: ByReason): string {
  return Object.entries(MOVEMENT_REASON_LABELS)
    .flatMap(([reason, label]) => {
      const quantity = quantities[reason as MovementReason];
      return quantity ? [`${label} ${quantity}`] : [];
    })
    .join(', ');
}

function Quantity({ quantity, reasons }: { quantity: number; reasons: ByReason }) {
  return (
    <div>
      {countText(quantity)}
      {quantity > 0 && (
        <Text size="xs" c="dimmed">
          {reasonsText(reasons)}
        </Text>
      )}
    </div>
  );
}

const signed = (quantity: number) =>
  quantity > 0 ? `+${countText(quantity)}` : countText(quantity);

/** The stock movements of each drug in the range of days (specification 1, section 3). */
export const DRUG_COLUMNS: readonly Column<PharmacyAnalysisRow>[] = [
  {
    key: 'name',
    header: 'Drug',
    sortable: true,
    cell: ({ name, unit, supplier }) => (
      <div>
        {name}
        <Text size="xs" c="dimmed" fw={400}>
          {[unit, supplier].filter(Boolean).join(' · ')}
        </Text>
      </div>
    ),
  },
  {
    key: 'in',
    header: 'In',
    numeric: true,
    sortable: true,
    cell: (row) => <Quantity quantity={row.quantity_in} reasons={row.quantity_in_by_reason} />,
  },
  {
    key: 'out',
    header: 'Out',
    numeric: true,
    sortable: true,
    cell: (row) => <Quantity quantity={row.quantity_out} reasons={row.quantity_out_by_reason} />,
  },
  {
    key: 'net',
    header: 'Net change',
    numeric: true,
    sortable: true,
    cell: ({ net_change }) => signed(net_change),
  },
  {
    key: 'price',
    header: 'Price',
    numeric: true,
    sortable: true,
    hideOnSmall: true,
    cell: ({ price }) => formatMoney(price),
  },
  {
    key: 'cost',
    header: 'Buying price',
    numeric: true,
    sortable: true,
    hideOnSmall: true,
    cell: ({ buying_price: cost }) => (cost === null ? '–' : formatMoney(cost)),
  },
  {
    key: 'revenue',
    header: 'Revenue',
    numeric: true,
    sortable: true,
    cell: ({ revenue }) => formatMoney(revenue),
  },
  {
    key: 'profit',
    header: 'Profit',
    numeric: true,
    sortable: true,
    cell: ({ profit, quantity_without_cost: unknown }) => (
      <div>
        {formatMoney(profit)}
        {unknown !== 0 && (
          <Text size="xs" c="dimmed">
            {withoutCost(unknown)}
          </Text>
        )}
      </div>
    ),
  },
];

export const DRUG_SORT_KEYS: SortKeys<PharmacyAnalysisRow> = {
  name: ({ name }) => name,
  in: ({ quantity_in }) => quantity_in,
  out: ({ quantity_out }) => quantity_out,
  net: ({ net_change }) => net_change,
  price: ({ price }) => price,
  cost: ({ buying_price }) => buying_price,
  revenue: ({ revenue }) => revenue,
  profit: ({ profit }) => profit,
};

export const TEST_COLUMNS: readonly Column<LabAnalysisRow>[] = [
  { key: 'name', header: 'Test', cell: ({ name }) => name },
  { key: 'price', header: 'Price', numeric: true, cell: ({ price }) => formatMoney(price) },
  { key: 'out', header: 'Billed', numeric: true, cell: ({ quantity_out }) => quantity_out },
  {
    key: 'revenue',
    header: 'Revenue',
    numeric: true,
    cell: ({ revenue }) => formatMoney(revenue),
  },
];
