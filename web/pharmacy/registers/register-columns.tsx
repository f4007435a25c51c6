import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatMonth } from '#contract/kernel/dates.ts';
import { DRUG_SCHEDULE_LABELS } from '#contract/pharmacy/drug.ts';
import { missingIn, piecesIn } from '#contract/pharmacy/registers/register.rules.ts';
import {
  MOVEMENT_KIND_LABELS,
  type Register,
  type RegisterRow,
} from '#contract/pharmacy/registers/register.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { KeptWhole } from '#web/ui/layout/kept-whole.tsx';
import { StatusBadge } from '#web/ui/notice/status-badge.tsx';

const MONTH_LENGTH = 'YYYY-MM'.length;

/** The registers of one schedule, which their title names. */
const IS_OF_ONE_SCHEDULE: readonly Register[] = ['h1', 'x'];

/** `Cipla, batch B7, exp. May 2027, Schedule H1`; unknown facts are left out. */
export function drugFacts(register: Register, row: RegisterRow): string {
  const { manufacturer, batch_no, expiry_date } = row;
  const schedule = IS_OF_ONE_SCHEDULE.includes(register) ? null : row.schedule;
  return [
    manufacturer,
    batch_no && `batch ${batch_no}`,
    expiry_date && `exp. ${formatMonth(expiry_date.slice(0, MONTH_LENGTH))}`,
    schedule && schedule !== 'none' && DRUG_SCHEDULE_LABELS[schedule],
  ]
    .filter(Boolean)
    .join(', ');
}

/** The name of a person, with further particulars below. */
export function prescriberFacts({ prescriber }: RegisterRow): string {
  const { registration = null, address = null } = prescriber ?? {};
  return [registration && `reg. no. ${registration}`, address]
    .filter(Boolean)
    .join(', ')
    .replaceAll('\n', ', ');
}

type Columns = readonly Column<RegisterRow>[];

const small = (text: ReactNode) =>
  text ? (
    <Text size="xs" c="dimmed" component="div">
      {text}
    </Text>
  ) : null;

const drugOf = (register: Register): Column<RegisterRow> => ({
  key: 'drug',
  header: 'Drug',
  card: 'lead',
  cell: (row) => (
    <>
      {row.drug}
      {small(drugFacts(register, row))}
    </>
  ),
});
const DATE: Column<RegisterRow> = {
  key: 'date',
  header: 'Date',
  card: 'fact',
  width: 116,
  cell: ({ at }) => <span className="ui-tabular">{showDateTime(at)}</span>,
};
const ENTRY: Column<RegisterRow> = {
  key: 'entry',
  header: 'Entry',
  card: 'fact',
  cell: ({ kind, billNumber }) => (
    <div>
      {MOVEMENT_KIND_LABELS[kind]}
      {small(billNumber && <KeptWhole text={`Bill ${billNumber}`} whole={[billNumber]} />)}
    </div>
  ),
};
const BY: Column<RegisterRow> = {
  key: 'by',
  header: 'By',
  card: 'named-fact',
  cell: ({ by }) => by,
};

const SALE: Columns = [
  {
    key: 'prescriber',
    header: 'Prescriber',
    card: 'named-line',
    cell: (row) => (
      <div>
        {row.prescriber?.name}
        {small(prescriberFacts(row))}
      </div>
    ),
  },
  {
    key: 'patient',
    header: 'Patient',
    card: 'named-line',
    cell: ({ patient }) => (
      <div>
        {patient?.name}
        {small(patient?.address)}
      </div>
    ),
  },
];

const number = (
  key: string,
  header: string,
  of: (row: RegisterRow) => number | null,
): Column<RegisterRow> => ({
  key,
  header,
  numeric: true,
  card: 'fact',
  cell: (row) => of(row),
});

/** The columns of a register; a sale without a particular has a mark. */
export function registerColumns(register: Register): Columns {
  const serial = number('serial', 'No.', ({ serial: no }) => no);
  const pieces = number('quantity', 'Quantity', (row) => piecesIn(register, row));
  const missing: Column<RegisterRow> = {
    key: 'missing',
    header: 'Missing',
    card: 'named-line',
    cell: (row) => {
      const lacks = missingIn(register, row);
      if (lacks.length === 0) return null;
      return (
        <div className="ui-cell">
          {lacks.map((one) => (
            <StatusBadge key={one} meaning="warning">
              {one}
            </StatusBadge>
          ))}
        </div>
      );
    },
  };
  if (register === 'destroyed') return [DATE, ENTRY, drugOf(register), pieces, BY];
  if (register !== 'x') return [serial, DATE, ENTRY, drugOf(register), pieces, ...SALE, missing];
  const received = number('in', 'Received', ({ quantity }) => (quantity > 0 ? quantity : null));
  const issued = number('out', 'Issued', ({ quantity }) => (quantity < 0 ? -quantity : null));
  const balance = number('balance', 'Balance', (row) => row.balance);
  return [drugOf(register), DATE, ENTRY, received, issued, balance, ...SALE, missing];
}
