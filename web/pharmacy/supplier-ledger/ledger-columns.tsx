import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatDay } from '#contract/kernel/dates.ts';
import { formatMoney, type Paise, paise } from '#contract/kernel/numbers/money.ts';
import { may, type Role } from '#contract/kernel/roles.ts';
import { particularsOf } from '#contract/pharmacy/supplier-ledger/supplier-ledger.rules.ts';
import {
  LEDGER_HEADINGS as H,
  type LedgerRow,
} from '#contract/pharmacy/supplier-ledger/supplier-ledger.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';

type Steps = {
  role: Role;
  onTotal: (row: LedgerRow) => void;
  onTakeBack: (row: LedgerRow) => void;
};

/** The debt before the first day, as on the paper. */
export const BROUGHT_FORWARD = 'Brought forward';

/** The first line of a period, or a row of the ledger. */
export type LedgerLine =
  | { readonly kind: 'forward'; readonly id: string; readonly day: string; readonly balance: Paise }
  | LedgerRow;

/** Date, particulars, invoiced, paid or returned, balance, and the step of a row. */
export function ledgerColumns(steps: Steps): readonly Column<LedgerLine>[] {
  return [
    { key: 'day', header: H.day, card: 'fact', oneLine: true, cell: ({ day }) => formatDay(day) },
    { key: 'what', header: H.what, card: 'lead', cell: Particulars },
    {
      key: 'owed',
      header: H.owed,
      card: 'fact',
      numeric: true,
      cell: (line) =>
        line.kind !== 'forward' && line.amount > 0 ? formatMoney(line.amount) : null,
    },
    {
      key: 'paid',
      header: H.paid,
      card: 'fact',
      numeric: true,
      cell: (line) =>
        line.kind !== 'forward' && line.amount < 0 ? formatMoney(paise(-line.amount)) : null,
    },
    {
      key: 'balance',
      header: H.balance,
      card: 'fact',
      numeric: true,
      cell: ({ balance }) => formatMoney(balance),
    },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      card: 'action',
      cell: (line) => (line.kind === 'forward' ? null : <RowStep row={line} {...steps} />),
    },
  ];
}

function Particulars(row: LedgerLine) {
  if (row.kind === 'forward') return BROUGHT_FORWARD;
  return (
    <div>
      {particularsOf(row)}
      {(row.number ?? row.by) && (
        <Text size="xs" c="dimmed">
          {[row.number, row.by && `by ${row.by}`].filter(Boolean).join(', ')}
        </Text>
      )}
    </div>
  );
}

function RowStep({ row, role, onTotal, onTakeBack }: Steps & { row: LedgerRow }) {
  if (row.kind === 'invoice' && may(role, 'suppliers.edit')) {
    return (
      <Button
        variant={row.lacks_total ? 'light' : 'default'}
        size="compact-md"
        aria-label={`Total of ${row.number ?? 'the invoice'}`}
        onClick={() => onTotal(row)}
      >
        Total
      </Button>
    );
  }
  if (row.kind === 'return') {
    return (
      <Button
        component={Link}
        variant="default"
        size="compact-md"
        to={pathTo(ADDRESSES.supplierReturn, { id: row.id })}
      >
        Debit note
      </Button>
    );
  }
  const mayTakeBack =
    may(role, 'suppliers.pay') && (row.way === 'cash' || may(role, 'suppliers.keep-account'));
  if (row.kind !== 'payment' || row.is_reversed || !mayTakeBack) return null;
  return (
    <Button
      variant="default"
      size="compact-md"
      aria-label={`Take back ${formatMoney(paise(-row.amount))} of ${formatDay(row.day)}`}
      onClick={() => onTakeBack(row)}
    >
      Take back
    </Button>
  );
}
