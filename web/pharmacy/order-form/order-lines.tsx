import './order-lines.css';
import { ActionIcon, Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { USUAL_DIRECTIONS } from '#contract/medicines/directions.words.ts';
import { type Column, DataTable } from '#web/ui/data-table/data-table.tsx';
import { AiMark } from '#web/ui/notice/ai-mark.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconTrash } from '#web/ui/theme/icons.ts';
import {
  changeLine,
  isTooMuch,
  type LineChange,
  lineErrors,
  type OrderLineDraft,
  type PriceOf,
  type StockOf,
} from './order-draft.ts';

type OrderLinesProps = {
  lines: readonly OrderLineDraft[];
  onChange: (lines: readonly OrderLineDraft[]) => void;
  stockOf: StockOf;
  priceOf: PriceOf;
  /** The line just added, whose dose gets the focus. */
  freshId?: string | null;
  /** Called on Enter at the end of a line. */
  onNext?: () => void;
  /** Extra content below the name of a line: warnings. */
  aside?: (line: OrderLineDraft) => ReactNode;
};

/** Enter moves from per day to days, then to the next drug. */
const NEXT_FIELD: Partial<Record<keyof LineChange, keyof LineChange>> = { perDay: 'days' };

/** The drugs of an order with their doses. */
export function OrderLines(props: OrderLinesProps) {
  const { lines, onChange, stockOf, priceOf, freshId, onNext, aside } = props;
  const listId = useId();

  const change = (line: OrderLineDraft, changes: LineChange): void =>
    onChange(lines.map((one) => (one === line ? changeLine(line, changes) : one)));

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, name: keyof LineChange): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) {
      return;
    }
    event.preventDefault();
    const row = event.currentTarget.closest('tr');
    const next = NEXT_FIELD[name];
    const field = next && row?.querySelector<HTMLInputElement>(`[data-field="${next}"]`);
    if (field) field.focus();
    else onNext?.();
  };

  const field = (line: OrderLineDraft, name: keyof LineChange, label: string) => ({
    'aria-label': `${label} of ${line.name}`,
    'data-field': name,
    autoComplete: 'off',
    value: line[name],
    error: lineErrors(line)[name] !== undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      change(line, { [name]: event.currentTarget.value }),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => onKeyDown(event, name),
  });

  const number = (line: OrderLineDraft, name: keyof LineChange, label: string) => ({
    className: 'order-number',
    inputMode: 'numeric' as const,
    ...field(line, name, label),
    // Selects the text, so that typing replaces it.
    onFocus: (event: { currentTarget: HTMLInputElement }) => event.currentTarget.select(),
  });

  const columns: readonly Column<OrderLineDraft>[] = [
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
        <TextInput autoFocus={line.drugId === freshId} {...number(line, 'perDay', 'Per day')} />
      ),
    },
    {
      key: 'days',
      header: 'Days',
      cell: (line) => <TextInput {...number(line, 'days', 'Days')} />,
    },
    {
      key: 'quantity',
      header: 'Quantity',
      cell: (line) => (
        <TextInput {...number(line, 'quantity', 'Quantity')} error={isTooMuch(line, stockOf)} />
      ),
    },
    {
      key: 'directions',
      header: 'Directions',
      cell: (line) => (
        <TextInput
          className="order-directions"
          list={listId}
          placeholder="1-0-1 after food"
          maxLength={500}
          {...field(line, 'directions', 'Directions')}
        />
      ),
    },
    {
      key: 'price',
      header: 'Price each',
      numeric: true,
      cell: (line) => formatMoney(priceOf(line)),
    },
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
          onClick={() => {
            onChange(lines.filter((one) => one !== line));
            onNext?.();
          }}
        >
          <Icon of={IconTrash} />
        </ActionIcon>
      ),
    },
  ];

  return (
    <>
      <datalist id={listId}>
        {USUAL_DIRECTIONS.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
      <div className="order-lines">
        <DataTable
          label="Medications"
          columns={columns}
          rows={lines}
          rowKey={({ drugId }) => drugId}
          empty={{ title: 'No medications yet.' }}
        />
      </div>
    </>
  );
}

function StockHint({ line, stockOf }: { line: OrderLineDraft; stockOf: StockOf }) {
  const stock = stockOf(line.drugId);
  if (stock === undefined) return null;
  const isShort = isTooMuch(line, stockOf);
  return (
    <Text size="xs" c={isShort ? 'var(--mantine-color-error)' : 'dimmed'} className="ui-tabular">
      {isShort && stock > 0 ? `Only ${stock} in stock` : `${stock} in stock`}
    </Text>
  );
}
