import './book-cards.css';
import type { ReactNode } from 'react';
import { formatDay } from '#contract/kernel/dates.ts';
import { ScrollAcross } from '#web/ui/layout/scroll-across.tsx';
import { TableHead } from '#web/ui/print/table-head.tsx';

/** A line of a book: the cells of the columns in their order. */
export type BookLine = { readonly id: string; readonly cells: readonly ReactNode[] };

type BookTableProps = {
  title: string;
  /** The headings of the columns of text, then those of numbers. */
  texts: readonly string[];
  numbers: readonly string[];
  /** The column of text that a card is named by. */
  lead?: number;
  lines: readonly BookLine[];
  /** The rows of sums. */
  children?: ReactNode;
};

/** A table of a book; on a phone, a card for each line with the headings before the values. */
export function BookTable({ title, texts, numbers, lead = 0, lines, children }: BookTableProps) {
  return (
    <ScrollAcross>
      <table role="table" className="book-table" data-cards="facts" aria-label={title}>
        <TableHead texts={texts} numbers={numbers} />
        <tbody role="rowgroup">
          {lines.map(({ id, cells }) => (
            <tr role="row" key={id}>
              {texts.map((heading, at) => (
                <td
                  key={heading}
                  role="cell"
                  data-card={at === lead ? 'lead' : 'fact'}
                  data-label={at === lead ? undefined : heading}
                >
                  {cells[at]}
                </td>
              ))}
              <NumberCells headings={numbers} cells={cells.slice(texts.length)} />
            </tr>
          ))}
        </tbody>
        {children && <tfoot role="rowgroup">{children}</tfoot>}
      </table>
    </ScrollAcross>
  );
}

/** A day on one line, which keeps the row one line high. */
export function BookDay({ day }: { day: string }) {
  return <span className="book-number">{formatDay(day)}</span>;
}

type NumberCellsProps = { headings: readonly string[]; cells: readonly ReactNode[] };

/** Numbers with their headings, which stand before them in a card. */
export function NumberCells({ headings, cells }: NumberCellsProps) {
  return headings.map((heading, at) => (
    <td key={heading} role="cell" className="ui-numeric" data-label={heading}>
      {cells[at]}
    </td>
  ));
}
