import './book-cards.css';
import { Button, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { getCaseRegister } from '#contract/books/books.endpoints.ts';
import { BOOKS_MESSAGES as M } from '#contract/books/books.messages.ts';
import {
  CASE_NOTE_LABELS,
  type CaseRegister,
  type CaseRow,
} from '#contract/books/case-register.ts';
import { CASE_HEADINGS, printedServiceOf, serviceOf } from '#contract/books/lines.ts';
import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import { formatDay } from '#contract/kernel/dates.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import { columnAmount } from '#contract/kernel/numbers/column-amount.ts';
import { showDate, showTime } from '#web/lib/clinic-time.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { ScrollAcross } from '#web/ui/layout/scroll-across.tsx';
import { usePrint } from '#web/ui/print/use-print.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPrinter } from '#web/ui/theme/icons.ts';
import { BookPaper } from './book-paper.tsx';
import { BookPart } from './book-part.tsx';

const TITLE = 'Daily case register';

/** The daily case register: Form No. 25 of the Income-tax Rules from April 2026, formerly 3C. */
export function CaseRegisterPart({ range }: { range: DayRange }) {
  return (
    <BookPart endpoint={getCaseRegister} input={{ query: range }}>
      {(register) => <Register register={register} range={range} />}
    </BookPart>
  );
}

function Register({ register, range }: { register: CaseRegister; range: DayRange }) {
  const { paper, print } = usePrint<CaseRegister>();
  if (register.rows.length === 0)
    return <EmptyState title={M.noCases} text={COMMON_MESSAGES.otherDays} />;
  return (
    <Stack gap="sm">
      <div>
        <Button
          variant="default"
          leftSection={<Icon of={IconPrinter} />}
          onClick={() => print(register)}
        >
          Print register
        </Button>
      </div>
      <Text c="dimmed">
        Each fee on the day of its receipt, refunds, and bills that received nothing on their day.
        The serial runs from 1 April.
      </Text>
      <CaseTable register={register} service={serviceOf} />
      {paper && (
        <BookPaper title={TITLE} range={range}>
          <CaseTable register={paper} service={printedServiceOf} />
        </BookPaper>
      )}
    </Stack>
  );
}

type CaseTableProps = { register: CaseRegister; service: typeof serviceOf };

function CaseTable({ register: { rows, total }, service }: CaseTableProps) {
  return (
    <ScrollAcross>
      <table role="table" className="book-table" data-cards aria-label={TITLE}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {CASE_HEADINGS.day}
            </th>
            <th role="columnheader" scope="col" className="ui-numeric">
              {CASE_HEADINGS.serial}
            </th>
            <th role="columnheader" scope="col">
              {CASE_HEADINGS.patient}
            </th>
            <th role="columnheader" scope="col">
              {CASE_HEADINGS.service}
            </th>
            <th role="columnheader" scope="col" className="ui-numeric">
              {CASE_HEADINGS.fee}
            </th>
            <th role="columnheader" scope="col">
              {CASE_HEADINGS.receivedAt}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <CaseLine key={row.serial + row.day} row={row} service={service} />
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <tr role="row">
            <td role="cell" colSpan={4}>
              Total
            </td>
            <td role="cell" className="ui-numeric">
              {columnAmount(total)}
            </td>
            <td role="cell" />
          </tr>
        </tfoot>
      </table>
    </ScrollAcross>
  );
}

function CaseLine({ row, service }: { row: CaseRow; service: typeof serviceOf }) {
  const received = [
    row.receivedAt && <ReceivedAt key="at" instant={row.receivedAt} />,
    row.note && CASE_NOTE_LABELS[row.note],
  ].filter(Boolean);
  return (
    <tr role="row">
      <td role="cell" data-card="fact">
        {formatDay(row.day)}
      </td>
      <td role="cell" className="ui-numeric" data-card="fact" data-label={CASE_HEADINGS.serial}>
        {row.serial}
      </td>
      <td role="cell" data-card="lead">
        {row.patient} ({row.token})
      </td>
      <td role="cell" data-card="line">
        {service(row)}
        {row.billNumber && <span className="book-number">{` · ${row.billNumber}`}</span>}
      </td>
      <td role="cell" className="ui-numeric" data-card="fee" data-label={CASE_HEADINGS.fee}>
        {columnAmount(row.fee)}
      </td>
      <td
        role="cell"
        data-card="foot"
        data-label={received.length > 0 ? CASE_HEADINGS.receivedAt : undefined}
      >
        {received.map((part, at) => (
          <Fragment key={at === 0 ? 'first' : 'second'}>
            {at > 0 && ' · '}
            <span className="book-number">{part}</span>
          </Fragment>
        ))}
      </td>
    </tr>
  );
}

/** The day of a payment; the hour is on the screen alone, since the register asks for the date. */
function ReceivedAt({ instant }: { instant: string }) {
  return (
    <>
      {showDate(instant)}
      <span className="book-hour">, {showTime(instant)}</span>
    </>
  );
}
