import { Text } from '@mantine/core';
import { formatDay } from '#contract/kernel/dates.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { DRUG_SCHEDULE_LABELS } from '#contract/pharmacy/drug.ts';
import type { PharmacyOrderDetails } from '#contract/pharmacy/pharmacy-order.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { ShortId } from '#web/ui/layout/short-id.tsx';
import { AiMark } from '#web/ui/notice/ai-mark.tsx';
import { StatusBadge } from '#web/ui/notice/status-badge.tsx';
import { PackQuantityField } from '../packs/pack-quantity-field.tsx';
import { type ReturnQuantities, returnable } from './return-quantities.ts';

export type DetailsLine = PharmacyOrderDetails['medications'][number];

const NAME: Column<DetailsLine> = {
  key: 'name',
  header: 'Medication',
  cell: ({ name, drug_id, directions_to_use, ai_run_id, schedule, prescriber }) => (
    <div>
      <span className="ui-lead">{name}</span> {ai_run_id && <AiMark />}
      {directions_to_use && (
        <Text fw={400} className="order-text">
          {directions_to_use}
        </Text>
      )}
      <PrescribedLine schedule={schedule} prescriber={prescriber} />
      <Text size="xs" c="dimmed" fw={400}>
        Drug ID <ShortId id={drug_id} />
      </Text>
    </div>
  ),
};

/** For schedule H1 and X: the prescriber of the line, or a mark that it is missing. */
function PrescribedLine({ schedule, prescriber }: Pick<DetailsLine, 'schedule' | 'prescriber'>) {
  if (schedule !== 'H1' && schedule !== 'X') return null;
  const label = DRUG_SCHEDULE_LABELS[schedule];
  return prescriber ? (
    <Text size="xs" fw={400}>
      {label}, prescribed by {prescriber.name}
    </Text>
  ) : (
    <StatusBadge meaning="warning">{`${label}: prescriber missing`}</StatusBadge>
  );
}

const NUMBERS: readonly Column<DetailsLine>[] = [
  { key: 'quantity', header: 'Ordered', numeric: true, cell: ({ quantity }) => quantity },
  { key: 'perDay', header: 'Per day', numeric: true, cell: ({ tabletsPerDay }) => tabletsPerDay },
  {
    key: 'days',
    header: 'Days',
    numeric: true,
    cell: ({ numberOfDays, daysAssumed }) =>
      daysAssumed ? `${numberOfDays}, not written` : numberOfDays,
  },
  { key: 'price', header: 'Price each', numeric: true, cell: ({ price }) => formatMoney(price) },
];

/** The places to pick the pieces from: the box, and the batches that expire first. */
const PICK: Column<DetailsLine> = {
  key: 'pick',
  header: 'Pick from',
  cell: ({ batches, box_number }) => (
    <div>
      {box_number && `Box ${box_number}`}
      <ul className="order-batches">
        {batches.map(({ batch_no, expiry_date, quantity }) => (
          <li key={`${batch_no} ${expiry_date}`}>
            {quantity} × {batch_no ? `batch ${batch_no}` : 'batch without a number'}
            {expiry_date && `, expires ${formatDay(expiry_date)}`}
          </li>
        ))}
      </ul>
      {batches.length === 0 && !box_number && '–'}
    </div>
  ),
};

const RETURNED: Column<DetailsLine> = {
  key: 'returned',
  header: 'Returned',
  numeric: true,
  cell: ({ returned_quantity }) => returned_quantity || '–',
};

type ReturnInputs = {
  quantities: ReturnQuantities;
  /** The drugs with a typed quantity above the rest. */
  above: readonly string[];
  onChange: (line: DetailsLine, typed: string) => void;
};

const packOf = ({ pack = null, unit = null }: DetailsLine) => ({ pack, unit });

/** The columns of an order's lines; with inputs where a return is possible. */
export function orderDetailsColumns(
  order: PharmacyOrderDetails,
  inputs: ReturnInputs | null,
): readonly Column<DetailsLine>[] {
  const isTaken = order.medications.some(({ batches }) => batches.length > 0);
  const columns = [NAME, ...NUMBERS];
  if (isTaken || order.medications.some(({ box_number }) => box_number)) columns.push(PICK);
  if (order.medications.some((line) => line.returned_quantity > 0)) columns.push(RETURNED);
  if (!inputs) return columns;
  const returned: Column<DetailsLine> = {
    key: 'return',
    header: 'Return Qty',
    cell: (line) => (
      <>
        <PackQuantityField
          className="order-number"
          inputMode="numeric"
          aria-label={`Return Qty of ${line.name}`}
          value={String(inputs.quantities[line.drug_id] ?? 0)}
          disabled={returnable(line) === 0}
          onFocus={({ currentTarget }) => currentTarget.select()}
          packed={packOf(line)}
          onPieces={(typed) => inputs.onChange(line, typed)}
        />
        {inputs.above.includes(line.drug_id) && (
          <Text size="xs" fw={600} role="status">
            Only {returnable(line)} can come back.
          </Text>
        )}
      </>
    ),
  };
  return [...columns, returned];
}
