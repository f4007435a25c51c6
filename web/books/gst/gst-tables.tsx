import { Stack, Text } from '@mantine/core';
import { isService } from '#contract/books/gst/gst-return.rules.ts';
import { DOCUMENT_NATURES, type GstReturn } from '#contract/books/gst/gst-return.ts';
import { formatDay } from '#contract/kernel/dates.ts';
import { formatMoney, type Paise } from '#contract/kernel/numbers/money.ts';
import { BookTable } from '../book-table.tsx';

type PartProps = { title: string } & Pick<
  Parameters<typeof BookTable>[0],
  'texts' | 'numbers' | 'lines'
>;

function PartTable({ title, ...table }: PartProps) {
  return (
    <Stack component="section" gap="xs" aria-label={title}>
      <Text fw={600}>{title}</Text>
      <BookTable title={title} {...table} />
    </Stack>
  );
}

const moneyOf = (amounts: readonly Paise[]) => amounts.map((amount) => formatMoney(amount));

const TAXES = ['Taxable value', 'Central tax', 'State tax'];

/** Tables 7 and 8: taxable supplies by rate and place, then nil rated and exempt ones. */
export function SupplyTable({ gst }: { gst: GstReturn }) {
  const { rates, nil_rated, exempt, place_of_supply } = gst;
  const supplies: [string, Paise[]][] = [
    ...rates.map(({ gst_percent, taxable, cgst, sgst }): [string, Paise[]] => [
      `At ${gst_percent} %`,
      [taxable, cgst, sgst],
    ]),
    ['Nil rated: medicines at 0 %', [nil_rated]],
    ['Exempt: consultations and other services at 0 %', [exempt]],
  ];
  return (
    <PartTable
      title="Supplies to persons without GSTIN (tables 7 and 8)"
      texts={['Kind', 'Place of supply']}
      numbers={TAXES}
      lines={supplies.map(([kind, amounts]) => ({
        id: kind,
        cells: [kind, place_of_supply, ...moneyOf(amounts)],
      }))}
    />
  );
}

/** Table 12. */
export function HsnTable({ gst: { hsn } }: { gst: GstReturn }) {
  return (
    <PartTable
      title="By HSN (table 12)"
      texts={['HSN', 'Rate']}
      numbers={['Quantity', 'Value', ...TAXES]}
      lines={hsn.map((row) => ({
        id: `${row.hsn} ${row.gst_percent}`,
        cells: [
          [row.hsn ?? 'No HSN', row.description].filter(Boolean).join(', '),
          `${row.gst_percent} %`,
          isService(row.hsn) ? '' : row.quantity,
          ...moneyOf([row.value, row.taxable, row.cgst, row.sgst]),
        ],
      }))}
    />
  );
}

/** Table 13, and its credit notes one by one. */
export function DocumentTables({ gst: { documents, credit_notes } }: { gst: GstReturn }) {
  return (
    <>
      <PartTable
        title="Documents issued (table 13)"
        texts={['Document', 'From', 'To']}
        numbers={['Number', 'Cancelled']}
        lines={documents.map(({ kind, from, to, total, cancelled }) => ({
          id: from,
          cells: [DOCUMENT_NATURES[kind], from, to, total, cancelled],
        }))}
      />
      {credit_notes.length > 0 && (
        <PartTable
          title="Credit notes"
          texts={['Number', 'Date', 'Bill']}
          numbers={['Value', ...TAXES]}
          lines={credit_notes.map((note) => ({
            id: note.number,
            cells: [
              note.number,
              formatDay(note.day),
              `${note.bill_number} of ${formatDay(note.bill_day)}`,
              ...moneyOf([note.value, note.taxable, note.cgst, note.sgst]),
            ],
          }))}
        />
      )}
    </>
  );
}
