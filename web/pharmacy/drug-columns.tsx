import { ActionIcon, Button, Group, UnstyledButton } from '@mantine/core';
import { Link } from 'react-router';
import { clinicDay, DEFAULT_TIME_ZONE, formatDateTime, formatDay } from '#contract/kernel/dates.ts';
import { formatMoney } from '#contract/kernel/money.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { expiryState, isLowStock } from '#contract/pharmacy/drug-alerts.rules.ts';
import { ADDRESSES, pathTo } from '#web/lib/paths.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconChevronDown, IconChevronUp, IconPencil, IconTrash } from '#web/ui/icons.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';

/** What can be done with the drugs of the list. */
export type DrugWork = {
  readonly isOpen: (drugId: string) => boolean;
  readonly toggle: (drugId: string) => void;
  readonly adjust: (drug: Drug) => void;
  readonly remove: (drug: Drug) => void;
};

function Stock({ quantity_in_stock: quantity }: Drug) {
  if (!isLowStock(quantity)) return <>{quantity}</>;
  return <StatusBadge meaning="warning">{`${quantity} low`}</StatusBadge>;
}

function Expiry({ expiry_date }: Drug) {
  const state = expiryState(expiry_date, clinicDay(new Date(), DEFAULT_TIME_ZONE));
  const day = expiry_date === null ? 'No date' : formatDay(expiry_date);
  if (state === 'fine') return <span className="ui-tabular">{day}</span>;
  const isExpired = state === 'expired';
  return (
    <StatusBadge meaning={isExpired ? 'danger' : 'warning'}>
      {isExpired ? `${day} expired` : day}
    </StatusBadge>
  );
}

function Details({ drug }: { drug: Drug }) {
  const { description, supplier, buying_price, last_updated, sellable_quantity } = drug;
  const facts: readonly (readonly [string, string])[] = [
    ['Description', description ?? '–'],
    ['Supplier', supplier ?? '–'],
    ['Cost', buying_price === null ? '–' : formatMoney(buying_price)],
    ['Can be sold', String(sellable_quantity)],
    ['Last Updated', formatDateTime(last_updated)],
  ];
  return (
    <dl className="drug-details">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Name({ drug, work }: { drug: Drug; work: DrugWork }) {
  const isOpen = work.isOpen(drug.id);
  return (
    <div className="drug-name">
      <UnstyledButton
        aria-expanded={isOpen}
        aria-label={`Details of ${drug.name}`}
        onClick={() => work.toggle(drug.id)}
      >
        <Icon of={isOpen ? IconChevronUp : IconChevronDown} size={16} />
      </UnstyledButton>
      <div>
        {drug.name}
        {isOpen && <Details drug={drug} />}
      </div>
    </div>
  );
}

function Actions({ drug, work }: { drug: Drug; work: DrugWork }) {
  const { id, name } = drug;
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <Button
        size="compact-md"
        variant="default"
        aria-label={`Adjust stock of ${name}`}
        onClick={() => work.adjust(drug)}
      >
        Adjust
      </Button>
      <ActionIcon
        component={Link}
        to={pathTo(ADDRESSES.editDrug, { id })}
        variant="subtle"
        color="gray"
        size={30}
        aria-label={`Edit ${name}`}
        title="Edit"
      >
        <Icon of={IconPencil} size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        size={30}
        aria-label={`Delete ${name}`}
        title="Delete"
        onClick={() => work.remove(drug)}
      >
        <Icon of={IconTrash} size={16} />
      </ActionIcon>
    </Group>
  );
}

/** The columns of the pharmacy inventory (specification 2, section 2). */
export function drugColumns(work: DrugWork): readonly Column<Drug>[] {
  return [
    { key: 'name', header: 'Name', cell: (drug) => <Name drug={drug} work={work} /> },
    { key: 'price', header: 'Price', numeric: true, cell: ({ price }) => formatMoney(price) },
    { key: 'stock', header: 'Stock', numeric: true, cell: Stock },
    { key: 'unit', header: 'Unit', cell: ({ unit }) => unit },
    { key: 'expiry', header: 'Expiry', cell: Expiry },
    { key: 'box', header: 'Box Number', cell: ({ box_number }) => box_number },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      cell: (drug) => <Actions drug={drug} work={work} />,
    },
  ];
}
