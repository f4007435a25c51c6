import { Button, Group, Text, TextInput } from '@mantine/core';
import { formatDay } from '#contract/kernel/dates.ts';
import { formatMoney, paise } from '#contract/kernel/numbers/money.ts';
import type { ReturnableBatch } from '#contract/pharmacy/supplier-returns/supplier-return.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { PackQuantityField } from '../packs/pack-quantity-field.tsx';
import { batchName, type ChosenBatch, errorOf, remarkOf } from './return-draft.ts';

type Steps = {
  of: (batch: ReturnableBatch) => ChosenBatch;
  onChoose: (one: ChosenBatch) => void;
};

function costText({ cost, cost_of, gst_percent }: ReturnableBatch): string {
  if (cost === null) return 'not known';
  const rate = gst_percent === null ? '' : ` + ${gst_percent} %`;
  return `${formatMoney(paise(Math.round(cost / cost_of)))}${rate}`;
}

/** Medicine, expiry, in stock, cost of a piece, delivery, and the pieces to return. */
export function returnColumns(steps: Steps): readonly Column<ReturnableBatch>[] {
  return [
    { key: 'name', header: 'Medicine', card: 'lead', cell: Medicine },
    {
      key: 'expiry',
      header: 'Expiry',
      card: 'named-fact',
      oneLine: true,
      cell: ({ expiry_date }) => (expiry_date === null ? 'No date' : formatDay(expiry_date)),
    },
    {
      key: 'stock',
      header: 'In stock',
      card: 'fact',
      numeric: true,
      cell: ({ quantity }) => quantity,
    },
    { key: 'cost', header: 'Cost of a piece', card: 'fact', numeric: true, cell: costText },
    {
      key: 'pieces',
      header: 'Pieces to return',
      card: 'action',
      cell: (batch) => <Pieces batch={batch} {...steps} />,
    },
  ];
}

function Medicine({ name, batch_no, supplier, invoice_number }: ReturnableBatch) {
  const facts = [
    batch_no && `batch ${batch_no}`,
    supplier ? supplier.name : 'delivery not known',
    invoice_number,
  ];
  return (
    <div>
      {name}
      <Text size="xs" c="dimmed">
        {facts.filter(Boolean).join(', ')}
      </Text>
    </div>
  );
}

function Pieces({ batch, of, onChoose }: Steps & { batch: ReturnableBatch }) {
  const one = of(batch);
  const label = batchName(one);
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <PackQuantityField
        w={96}
        inputMode="numeric"
        aria-label={`Pieces of ${label}`}
        value={one.quantity}
        error={errorOf(one)}
        description={remarkOf(one)}
        packed={batch}
        onPieces={(quantity) => onChoose({ ...one, quantity })}
      />
      <Button
        variant="default"
        flex="none"
        aria-label={`All of ${label}`}
        onClick={() => onChoose({ ...one, quantity: `${batch.quantity}` })}
      >
        All
      </Button>
      {batch.cost === null && one.quantity.trim() !== '' && (
        <TextInput
          w={120}
          inputMode="decimal"
          autoComplete="off"
          placeholder="Cost (₹)"
          aria-label={`Cost of a piece of ${label}`}
          value={one.cost}
          onChange={({ currentTarget: { value } }) => onChoose({ ...one, cost: value })}
        />
      )}
    </Group>
  );
}
