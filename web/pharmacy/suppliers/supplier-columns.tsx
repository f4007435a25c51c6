import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { ageInDays } from '#contract/pharmacy/supplier-ledger/supplier-ledger.rules.ts';
import type { SupplierBalance } from '#contract/pharmacy/supplier-ledger/supplier-ledger.ts';
import type { Supplier } from '#contract/pharmacy/suppliers/supplier.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { StatusBadge } from '#web/ui/notice/status-badge.tsx';

type Step = (supplier: Supplier) => void;
type Steps = {
  onDeliveries: Step;
  onEdit: Step;
  onActive: Step;
  /** The debt to each supplier, by id; absent until it is loaded. */
  balances: ReadonlyMap<string, SupplierBalance> | undefined;
  today: string;
};

/** Supplier with its terms, Owed, Phone, GSTIN, Drug licence, Status, Actions. */
export function supplierColumns({
  onDeliveries,
  onEdit,
  onActive,
  balances,
  today,
}: Steps): readonly Column<Supplier>[] {
  return [
    {
      key: 'name',
      header: 'Supplier',
      card: 'lead',
      cell: ({ id, name, terms }) => (
        <div>
          <Anchor component={Link} to={pathTo(ADDRESSES.supplierLedger, { id })}>
            {name}
          </Anchor>
          <Text size="xs" c="dimmed">
            {terms}
          </Text>
        </div>
      ),
    },
    {
      key: 'owed',
      header: 'Owed',
      card: 'line',
      numeric: true,
      cell: ({ id }) => balances && <Owed balance={balances.get(id)} today={today} />,
    },
    { key: 'phone', header: 'Phone', card: 'fact', oneLine: true, cell: ({ phone }) => phone },
    { key: 'gstin', header: 'GSTIN', card: 'fact', cell: ({ gstin }) => gstin },
    {
      key: 'licence',
      header: 'Drug licence',
      card: 'fact',
      cell: ({ drug_licence }) => drug_licence,
    },
    {
      key: 'status',
      header: 'Status',
      card: 'fact',
      cell: ({ active }) => (
        <StatusBadge meaning={active ? 'done' : 'neutral'}>
          {active ? 'Active' : 'Inactive'}
        </StatusBadge>
      ),
    },
    {
      key: 'actions',
      header: 'Actions',
      card: 'action',
      cell: (supplier) => (
        <Group gap="xs" wrap="nowrap">
          <Button
            variant="default"
            size="compact-md"
            aria-label={`Deliveries of ${supplier.name}`}
            onClick={() => onDeliveries(supplier)}
          >
            Deliveries
          </Button>
          <Button
            variant="default"
            size="compact-md"
            aria-label={`Edit ${supplier.name}`}
            onClick={() => onEdit(supplier)}
          >
            Edit
          </Button>
          <Button
            variant="default"
            size="compact-md"
            aria-label={`${supplier.active ? 'Deactivate' : 'Activate'} ${supplier.name}`}
            onClick={() => onActive(supplier)}
          >
            {supplier.active ? 'Deactivate' : 'Activate'}
          </Button>
        </Group>
      ),
    },
  ];
}

type OwedProps = { balance: SupplierBalance | undefined; today: string };

/** The debt to a supplier, with the oldest unpaid invoice and its age. */
function Owed({ balance, today }: OwedProps) {
  if (!balance) return '–';
  const { oldest, without_total } = balance;
  const age = oldest ? ageInDays(oldest.day, today) : 0;
  const notes = [
    oldest && `${oldest.number ?? 'oldest'}, ${age} ${age === 1 ? 'day' : 'days'} old`,
    without_total > 0 && `${without_total} without a total`,
  ].filter(Boolean);
  return (
    <>
      {formatMoney(balance.balance)}
      {notes.length > 0 && (
        <Text size="xs" c="dimmed">
          {notes.join('; ')}
        </Text>
      )}
    </>
  );
}
