import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { isService } from '#contract/books/gst/gst-return.rules.ts';
import { DOCUMENT_NATURES, type GstReturn } from '#contract/books/gst/gst-return.ts';
import { formatDay } from '#contract/kernel/dates.ts';
import { formatMoney, type Paise } from '#contract/kernel/numbers/money.ts';
import { ScrollAcross } from '#web/ui/layout/scroll-across.tsx';
import { TableHead } from '#web/ui/print/table-head.tsx';

type PartProps = { title: string; texts: string[]; numbers: string[]; children: ReactNode };

function PartTable({ title, texts, numbers, children }: PartProps) {
  return (
    <Stack component="section" gap="xs" aria-label={title}>
      <Text fw={600}>{title}</Text>
      <ScrollAcross>
        <table className="book-table" aria-label={title}>
          <TableHead texts={texts} numbers={numbers} />
          <tbody>{children}</tbody>
        </table>
      </ScrollAcross>
    </Stack>
  );
}

function Amounts({ of }: { of: readonly Paise[] }) {
  return of.map((amount, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row are its columns.
    <td key={at} className="ui-numeric">
      {formatMoney(amount)}
    </td>
  ));
}

const TAXES = ['Taxable value', 'Central tax', 'State tax'];

/** Tables 7 and 8: taxable supplies by rate and place, then nil rated and exempt ones. */
export function SupplyTable({ gst }: { gst: GstReturn }) {
  const { rates, nil_rated, exempt, place_of_supply } = gst;
  return (
    <PartTable
      title="Supplies to persons without GSTIN (tables 7 and 8)"
      texts={['Kind', 'Place of supply']}
      numbers={TAXES}
    >
      {rates.map(({ gst_percent, taxable, cgst, sgst }) => (
        <tr key={gst_percent}>
          <td>At {gst_percent} %</td>
          <td>{place_of_supply}</td>
          <Amounts of={[taxable, cgst, sgst]} />
        </tr>
      ))}
      {[
        { kind: 'Nil rated: medicines at 0 %', amount: nil_rated },
        { kind: 'Exempt: consultations and other services at 0 %', amount: exempt },
      ].map(({ kind, amount }) => (
        <tr key={kind}>
          <td>{kind}</td>
          <td>{place_of_supply}</td>
          <Amounts of={[amount]} />
          <td />
          <td />
        </tr>
      ))}
    </PartTable>
  );
}

/** Table 12. */
export function HsnTable({ gst: { hsn } }: { gst: GstReturn }) {
  return (
    <PartTable
      title="By HSN (table 12)"
      texts={['HSN', 'Rate']}
      numbers={['Quantity', 'Value', ...TAXES]}
    >
      {hsn.map((row) => (
        <tr key={`${row.hsn} ${row.gst_percent}`}>
          <td>{[row.hsn ?? 'No HSN', row.description].filter(Boolean).join(', ')}</td>
          <td>{row.gst_percent} %</td>
          <td className="ui-numeric">{isService(row.hsn) ? '' : row.quantity}</td>
          <Amounts of={[row.value, row.taxable, row.cgst, row.sgst]} />
        </tr>
      ))}
    </PartTable>
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
      >
        {documents.map(({ kind, from, to, total, cancelled }) => (
          <tr key={from}>
            <td>{DOCUMENT_NATURES[kind]}</td>
            <td>{from}</td>
            <td>{to}</td>
            <td className="ui-numeric">{total}</td>
            <td className="ui-numeric">{cancelled}</td>
          </tr>
        ))}
      </PartTable>
      {credit_notes.length > 0 && (
        <PartTable
          title="Credit notes"
          texts={['Number', 'Date', 'Bill']}
          numbers={['Value', ...TAXES]}
        >
          {credit_notes.map((note) => (
            <tr key={note.number}>
              <td>{note.number}</td>
              <td>{formatDay(note.day)}</td>
              <td>
                {note.bill_number} of {formatDay(note.bill_day)}
              </td>
              <Amounts of={[note.value, note.taxable, note.cgst, note.sgst]} />
            </tr>
          ))}
        </PartTable>
      )}
    </>
  );
}
