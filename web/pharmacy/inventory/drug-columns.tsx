import { ActionIcon, Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { formatDay } from '#contract/kernel/dates.ts';
import { countText } from '#contract/kernel/numbers/count-text.ts';
import { formatMoney, type Paise } from '#contract/kernel/numbers/money.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { expiryState, isLowStock } from '#contract/pharmacy/drug-alerts.rules.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { clinicToday, showDateTime } from '#web/lib/clinic-time.ts';
import { BriefLines } from '#web/ui/data-table/brief-lines.tsx';
import type { Brief, Column } from '#web/ui/data-table/data-table.tsx';
import { FactList, UnfoldingName } from '#web/ui/layout/unfolding-name.tsx';
import { StatusBadge } from '#web/ui/notice/status-badge.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconClock, IconPencil, IconTrash } from '#web/ui/theme/icons.ts';
import { ScheduleChoice } from '../lists/schedule-choice.tsx';
import { DrugBatches } from './batches/drug-batches.tsx';

/** The actions of the list's drugs. */
export type DrugWork = {
  readonly isOpen: (drugId: string) => boolean;
  readonly toggle: (drugId: string) => void;
  readonly adjust: (drug: Drug) => void;
  /** Opens the stock history. */
  readonly history: (drug: Drug) => void;
  readonly remove: (drug: Drug) => void;
  /** The clinic's days of near expiry; null for one month. */
  readonly nearExpiryDays: number | null;
};

function Stock({ quantity_in_stock: quantity }: Drug) {
  if (!isLowStock(quantity)) return <>{countText(quantity)}</>;
  return <StatusBadge meaning="warning">{`${quantity} low`}</StatusBadge>;
}

type ExpiryProps = { expiry_date: string | null; nearDays: number | null };

function Expiry({ expiry_date, nearDays }: ExpiryProps) {
  const state = expiryState(expiry_date, clinicToday(), nearDays);
  const day = expiry_date === null ? 'No date' : formatDay(expiry_date);
  if (state === 'fine') return <span className="ui-tabular">{day}</span>;
  const isExpired = state === 'expired';
  return (
    <StatusBadge meaning={isExpired ? 'danger' : 'warning'}>
      {isExpired ? `${day} expired` : day}
    </StatusBadge>
  );
}

function Name({ drug, work }: { drug: Drug; work: Pick<DrugWork, 'isOpen' | 'toggle'> }) {
  const { id, name, description, supplier, buying_price, last_updated } = drug;
  const { generic_name, hsn, gst_percent: gst } = drug;
  return (
    <UnfoldingName name={name} isOpen={work.isOpen(id)} onToggle={() => work.toggle(id)}>
      <FactList
        facts={[
          ['Description', description ?? '–'],
          ['Generic', generic_name ?? '–'],
          ['Schedule', <ScheduleChoice key="schedule" drug={drug} />],
          ['HSN and GST', [hsn ?? '–', gst === null ? '–' : `${gst} %`].join(' · ')],
          ['Supplier', supplier ?? '–'],
          ['Cost', buying_price === null ? '–' : formatMoney(buying_price)],
          ['Can be sold', countText(drug.sellable_quantity)],
          ['Last Updated', showDateTime(last_updated)],
        ]}
      />
      <DrugBatches drugId={id} />
    </UnfoldingName>
  );
}

type AdjustButtonProps = { drug: Drug; adjust: DrugWork['adjust'] };

function AdjustButton({ drug, adjust }: AdjustButtonProps) {
  return (
    <Button
      size="compact-md"
      variant="default"
      aria-label={`Adjust stock of ${drug.name}`}
      onClick={() => adjust(drug)}
    >
      Adjust
    </Button>
  );
}

function Actions({ drug, work }: { drug: Drug; work: DrugWork }) {
  const { id, name } = drug;
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <AdjustButton drug={drug} adjust={work.adjust} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={30}
        aria-label={`Stock history of ${name}`}
        title="Stock history"
        onClick={() => work.history(drug)}
      >
        <Icon of={IconClock} size={16} />
      </ActionIcon>
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

/** The read-only columns of a drug, the same in every list. */
export function readOnlyDrugColumns(
  rows: Pick<DrugWork, 'isOpen' | 'toggle' | 'nearExpiryDays'>,
): readonly Column<Drug>[] {
  return [
    { key: 'name', header: 'Name', card: 'lead', cell: (drug) => <Name drug={drug} work={rows} /> },
    {
      key: 'price',
      header: 'Price',
      card: 'fact',
      numeric: true,
      cell: ({ price }) => formatMoney(price),
    },
    { key: 'stock', header: 'Stock', card: 'fact', numeric: true, cell: Stock },
    { key: 'unit', header: 'Unit', card: 'fact', cell: ({ unit }) => unit },
    {
      key: 'expiry',
      header: 'Expiry',
      card: 'named-fact',
      cell: ({ expiry_date }) => (
        <Expiry expiry_date={expiry_date} nearDays={rows.nearExpiryDays} />
      ),
    },
    { key: 'box', header: 'Box Number', card: 'named-fact', cell: ({ box_number }) => box_number },
  ];
}

const amountOf = (amount: Paise | null) => (amount === null ? null : formatMoney(amount));

/** Columns that the specification does not name; shown where they are chosen. */
const FURTHER: readonly Column<Drug>[] = [
  { key: 'generic', header: 'Generic', card: 'named-fact', cell: (drug) => drug.generic_name },
  { key: 'maker', header: 'Manufacturer', card: 'named-fact', cell: (drug) => drug.manufacturer },
  { key: 'pack', header: 'Pack', card: 'named-fact', cell: ({ pack }) => pack },
  {
    key: 'schedule',
    header: 'Schedule',
    card: 'named-fact',
    cell: (drug) => <ScheduleChoice drug={drug} />,
  },
  { key: 'hsn', header: 'HSN', card: 'named-fact', cell: ({ hsn }) => hsn },
  {
    key: 'gst',
    header: 'GST',
    card: 'named-fact',
    numeric: true,
    cell: ({ gst_percent: gst }) => (gst === null ? null : `${gst} %`),
  },
  {
    key: 'mrp',
    header: 'MRP',
    card: 'named-fact',
    numeric: true,
    cell: ({ mrp }) => amountOf(mrp),
  },
  {
    key: 'cost',
    header: 'Cost',
    card: 'named-fact',
    numeric: true,
    cell: ({ buying_price: cost }) => amountOf(cost),
  },
  { key: 'supplier', header: 'Supplier', card: 'named-fact', cell: ({ supplier }) => supplier },
];

/** The columns of the pharmacy inventory (specification 2, section 2), and those to choose. */
export function drugColumns(work: DrugWork): readonly Column<Drug>[] {
  return [
    ...readOnlyDrugColumns(work),
    ...FURTHER,
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      cell: (drug) => <Actions drug={drug} work={work} />,
    },
  ];
}

type DrugBriefWork = Pick<DrugWork, 'nearExpiryDays'> & Partial<Pick<DrugWork, 'adjust'>>;

/** A drug on a phone; without `adjust`, to read only. */
export function drugBrief({ adjust, nearExpiryDays }: DrugBriefWork): Brief<Drug> {
  return {
    name: ({ name }) => name,
    summary: (drug) => (
      <BriefLines
        name={drug.name}
        facts={[
          <Stock key="stock" {...drug} />,
          drug.unit,
          formatMoney(drug.price),
          <Expiry key="expiry" expiry_date={drug.expiry_date} nearDays={nearExpiryDays} />,
          drug.box_number,
        ]}
      />
    ),
    step: (drug) => adjust && <AdjustButton drug={drug} adjust={adjust} />,
  };
}
