import './reorder.css';
import { Text } from '@mantine/core';
import { countText } from '#contract/kernel/numbers/count-text.ts';
import { quantityOf } from '#contract/pharmacy/reorder/reorder.rules.ts';
import { REORDER_HEADINGS as H, type ReorderRow } from '#contract/pharmacy/reorder/reorder.ts';
import { BriefLines } from '#web/ui/data-table/brief-lines.tsx';
import type { Brief, Column } from '#web/ui/data-table/data-table.tsx';

/** `4 packs (60 tablets)`, or the pieces where the pack is not known. */
export function orderText({ packs, pieces, unit }: ReorderRow): string {
  const counted = quantityOf(pieces, unit);
  if (packs === null || packs === 0) return counted;
  return `${packs} ${packs === 1 ? 'pack' : 'packs'} (${counted})`;
}

/** The quantity to order, with its digits beneath each other: the units have a column of their own. */
function OrderCell({ packs, pieces, unit }: ReorderRow) {
  const counted = quantityOf(pieces, unit);
  const asked = packs ? `${packs} ${packs === 1 ? 'pack' : 'packs'}` : counted;
  const [count = '', ...words] = asked.split(' ');
  return (
    <div className="reorder-order">
      <span>{count}</span> <span>{words.join(' ')}</span>
      {packs ? <span className="ui-under"> ({counted})</span> : null}
    </div>
  );
}

const number = (key: 'sold' | 'stock' | 'expired' | 'daysLeft'): Column<ReorderRow> => ({
  key,
  header: H[key],
  card: 'fact',
  numeric: true,
  cell: ({ [key]: count }) => (count === null ? '–' : countText(count)),
});

export const REORDER_COLUMNS: readonly Column<ReorderRow>[] = [
  {
    key: 'name',
    header: H.name,
    card: 'lead',
    cell: ({ name, supplier, pack }) => (
      <div>
        {name}
        <Text size="xs" c="dimmed">
          {[pack, supplier].filter(Boolean).join(', ')}
        </Text>
      </div>
    ),
  },
  number('sold'),
  number('stock'),
  number('expired'),
  number('daysLeft'),
  { key: 'order', header: H.pieces, card: 'line', numeric: true, cell: OrderCell },
];

/** A drug to order on a phone. */
export const REORDER_BRIEF: Brief<ReorderRow> = {
  name: ({ name }) => name,
  summary: (row) => (
    <BriefLines
      name={row.name}
      facts={[
        <strong key="order">{orderText(row)}</strong>,
        row.daysLeft !== null && `${H.daysLeft} ${row.daysLeft}`,
        `${H.stock} ${countText(row.stock)}`,
      ]}
      line={[row.supplier, row.pack].filter(Boolean).join(', ')}
    />
  ),
  step: () => null,
};
