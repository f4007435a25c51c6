import type { ReactNode } from 'react';
import {
  DRUG_LIST_LABELS,
  DRUG_LISTS,
  type DrugList,
  type DrugLists,
} from '#contract/pharmacy/drug-lists.ts';
import { useIsPhone } from '#web/lib/device/use-media.ts';
import { FilterLine } from '#web/ui/form/filter-line.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';

type Shown = { search?: string; show?: DrugList | undefined; rack?: string | null };

type InventoryFilterProps = {
  search: string;
  onSearch: (term: string) => void;
  /** Absent until the counts are loaded. */
  lists: DrugLists | undefined;
  show: DrugList | undefined;
  rack: string | null;
  onChange: (changes: Shown) => void;
  children: ReactNode;
};

const withCount = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${count})`;

/** The search of the inventory, its work lists and its racks. */
export function InventoryFilter(props: InventoryFilterProps) {
  const { search, onSearch, lists, show, rack, onChange, children } = props;
  const isPhone = useIsPhone();
  const racks = lists?.racks ?? [];
  return (
    <FilterLine>
      <SearchField
        label="Search drugs by name, description, or supplier"
        placeholder={
          isPhone
            ? 'Name, description or supplier'
            : 'Search drugs by name, description, or supplier...'
        }
        value={search}
        onSearch={onSearch}
        autoFocus
      />
      <NativeSelect
        label="Show"
        data={[
          { value: '', label: withCount('All drugs', lists?.all) },
          ...DRUG_LISTS.map((list) => ({
            value: list,
            label: withCount(DRUG_LIST_LABELS[list], lists?.lists[list]),
          })),
        ]}
        value={show ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ show: DRUG_LISTS.find((list) => list === value) })
        }
      />
      {(racks.length > 0 || rack !== null) && (
        <NativeSelect
          label="Rack"
          data={[
            { value: '', label: 'All racks' },
            ...racks.map((one) => ({ value: one.rack, label: withCount(one.rack, one.drugs) })),
          ]}
          value={rack ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ rack: value })}
        />
      )}
      {children}
    </FilterLine>
  );
}
