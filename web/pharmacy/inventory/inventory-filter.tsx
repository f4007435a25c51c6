import { Group } from '@mantine/core';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { STOCK_FILTERS, type StockFilter } from './stock-filter.ts';

const LISTS = [
  { value: '', label: 'All drugs' },
  ...Object.entries(STOCK_FILTERS).map(([value, label]) => ({ value, label })),
];

type InventoryFilterProps = {
  search: string;
  onSearch: (term: string) => void;
  shown: StockFilter | undefined;
  onShow: (list: string) => void;
};

/** The search of the inventory and its work lists. */
export function InventoryFilter({ search, onSearch, shown, onShow }: InventoryFilterProps) {
  return (
    <Group gap="sm" align="flex-end">
      <div style={{ flex: '1 1 320px' }}>
        <SearchField
          label="Search drugs by name, description, or supplier"
          placeholder="Search drugs by name, description, or supplier..."
          value={search}
          onSearch={onSearch}
          autoFocus
        />
      </div>
      <NativeSelect
        label="Show"
        data={LISTS}
        value={shown ?? ''}
        onChange={({ currentTarget }) => onShow(currentTarget.value)}
      />
    </Group>
  );
}
