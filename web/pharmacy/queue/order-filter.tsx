import {
  countOfList,
  ORDER_LISTS,
  type OrderList,
  PHARMACY_ORDER_STATUS_LABELS,
  type PharmacyOrderStatus,
} from '#contract/pharmacy/pharmacy-order.status.ts';
import { useIsPhone } from '#web/lib/device/use-media.ts';
import { FilterLine } from '#web/ui/form/filter-line.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';

const SEARCH_RESTS_MS = 500;

type OrderFilterProps = {
  params: { search: string; status?: OrderList | undefined };
  /** Absent until the first page is loaded. */
  counts: Readonly<Record<PharmacyOrderStatus, number>> | undefined;
  onChange: (changes: { search?: string; status?: OrderList | undefined }) => void;
};

const labelOf = (list: OrderList) =>
  list === 'open' ? 'Open' : PHARMACY_ORDER_STATUS_LABELS[list];

/** The search of the pharmacy's queue and its statuses. */
export function OrderFilter({ params, counts, onChange }: OrderFilterProps) {
  const isPhone = useIsPhone();
  const option = (label: string, list: OrderList | undefined) => ({
    value: list ?? '',
    label: counts ? `${label} (${countOfList(list, counts)})` : label,
  });
  return (
    <FilterLine>
      <SearchField
        label="Search orders by patient name, token, or medication"
        placeholder={
          isPhone ? 'Name or drug' : 'Search orders by patient name, token, or medication...'
        }
        value={params.search}
        onSearch={(search) => onChange({ search: search.trim() })}
        delayMs={SEARCH_RESTS_MS}
      />
      <NativeSelect
        label="Show"
        data={[option('All', undefined), ...ORDER_LISTS.map((list) => option(labelOf(list), list))]}
        value={params.status ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ status: ORDER_LISTS.find((list) => list === value) })
        }
      />
    </FilterLine>
  );
}
