import { ActionIcon, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import type { Packed } from '#contract/pharmacy/packs/typed-packs.rules.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { AiMark } from '#web/ui/notice/ai-mark.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconTrash } from '#web/ui/theme/icons.ts';
import { PackQuantityField } from '../../packs/pack-quantity-field.tsx';
import type { OrderLineDraft } from '../draft/order-draft.ts';
import { isTooMuch, type StockOf } from '../draft/order-problems.ts';
import type { PriceOf } from '../draft/order-total.ts';
import { stockText } from '../stock-text.ts';
import { DirectionsField } from './directions-field.tsx';
import type { lineFields } from './order-line-fields.ts';

export type FreshLine = { readonly id: string; readonly field: 'perDay' | 'days' | 'quantity' };

export type OrderLineColumns = {
  stockOf: StockOf;
  priceOf: PriceOf;
  /** The pack of a drug: its quantity then takes strips. */
  packOf?: (drugId: string) => Packed | undefined;
  /** The line just added, with the number that gets the focus. */
  fresh?: FreshLine | null;
  /** Leaves the price out: what a doctor prescribes is not a bill. */
  withoutPrice?: boolean;
  /** Extra content below the name of a line: warnings. */
  aside?: (line: OrderLineDraft) => ReactNode;
};

type Editing = {
  fields: ReturnType<typeof lineFields>;
  remove: (line: OrderLineDraft) => void;
};

/** The columns of the drugs of an order. */
export function orderLineColumns(
  { stockOf, priceOf, packOf, fresh, withoutPrice, aside }: OrderLineColumns,
  { fields: { text, number, setQuantity }, remove }: Editing,
): readonly Column<OrderLineDraft>[] {
  const isFresh = (line: OrderLineDraft, field: FreshLine['field']) =>
    line.drugId === fresh?.id && fresh.field === field;
  return [
    {
      key: 'name',
      header: 'Medication',
      cell: (line) => (
        <div>
          {line.name} {line.isProposed && <AiMark />}
          <StockHint line={line} stockOf={stockOf} />
          {aside?.(line)}
        </div>
      ),
    },
    {
      key: 'perDay',
      header: 'Per day',
      cell: (line) => (
        <TextInput autoFocus={isFresh(line, 'perDay')} {...number(line, 'perDay', 'Per day')} />
      ),
    },
    {
      key: 'days',
      header: 'Days',
      cell: (line) => (
        <TextInput autoFocus={isFresh(line, 'days')} {...number(line, 'days', 'Days')} />
      ),
    },
    {
      key: 'quantity',
      header: 'Quantity',
      cell: (line) => (
        <PackQuantityField
          autoFocus={isFresh(line, 'quantity')}
          {...number(line, 'quantity', 'Quantity')}
          packed={packOf?.(line.drugId)}
          onPieces={(pieces) => setQuantity(line, pieces)}
          error={isTooMuch(line, stockOf)}
        />
      ),
    },
    {
      key: 'directions',
      header: 'Directions',
      cell: (line) => <DirectionsField {...text(line, 'directions', 'Directions')} />,
    },
    ...(withoutPrice
      ? []
      : [
          {
            key: 'price',
            header: 'Price each',
            numeric: true,
            cell: (line: OrderLineDraft) => formatMoney(priceOf(line)),
          },
        ]),
    {
      key: 'remove',
      header: 'Remove',
      hideHeader: true,
      cell: (line) => (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={`Remove ${line.name}`}
          onClick={() => remove(line)}
        >
          <Icon of={IconTrash} />
        </ActionIcon>
      ),
    },
  ];
}

function StockHint({ line, stockOf }: { line: OrderLineDraft; stockOf: StockOf }) {
  const stock = stockOf(line.drugId);
  if (stock === undefined) return null;
  const isShort = isTooMuch(line, stockOf);
  return (
    <Text size="xs" c={isShort ? 'var(--mantine-color-error)' : 'dimmed'} className="ui-tabular">
      {stockText(stock, isShort)}
    </Text>
  );
}
