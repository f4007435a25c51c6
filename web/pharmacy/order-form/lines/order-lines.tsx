import './order-lines.css';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import type { OrderLineDraft } from '../draft/order-draft.ts';
import { changeLine, type LineChange } from '../draft/order-line.ts';
import { type OrderLineColumns, orderLineColumns } from './order-line-columns.tsx';
import { lineFields } from './order-line-fields.ts';

type OrderLinesProps = OrderLineColumns & {
  lines: readonly OrderLineDraft[];
  onChange: (lines: readonly OrderLineDraft[]) => void;
  /** Called on Enter at the end of a line. */
  onNext?: () => void;
};

/** The drugs of an order with their doses. */
export function OrderLines({ lines, onChange, onNext, ...shown }: OrderLinesProps) {
  const change = (line: OrderLineDraft, changes: LineChange): void =>
    onChange(
      lines.map((one) =>
        one === line ? changeLine(line, changes, shown.packOf?.(line.drugId)?.unit) : one,
      ),
    );
  const remove = (line: OrderLineDraft): void => {
    onChange(lines.filter((one) => one !== line));
    onNext?.();
  };
  const columns = orderLineColumns(shown, {
    fields: lineFields({ change, onNext }),
    remove,
  });

  return (
    <div className="order-lines">
      <DataTable
        label="Medications"
        columns={columns}
        rows={lines}
        rowKey={({ drugId }) => drugId}
        empty={{
          title: 'No medications yet.',
          text: 'Each drug found above becomes a line with its directions here.',
        }}
      />
    </div>
  );
}
