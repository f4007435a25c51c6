import { Checkbox, Stack } from '@mantine/core';
import { exportReorder, listReorder } from '#contract/pharmacy/reorder/reorder.endpoints.ts';
import {
  COVER_DEFAULT,
  REORDER_MESSAGES as M,
  SALES_DAYS,
} from '#contract/pharmacy/reorder/reorder.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { usePageParams } from '#web/lib/address/use-page-params.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { ExportButton } from '#web/ui/export-button.tsx';
import { FilterLine } from '#web/ui/form/filter-line.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';
import { PrintReorder } from './print-reorder.tsx';
import { REORDER_BRIEF, REORDER_COLUMNS } from './reorder-columns.tsx';

const PAGE_SIZE = 50;
const COVERS = [7, 15, 30, 45, 60, 90];

/** The rows wanted, from the address. */
function useWanted() {
  const [params, setParams] = usePageParams();
  const days = SALES_DAYS.find((one) => String(one) === params.get('days')) ?? SALES_DAYS[0];
  const cover = COVERS.find((one) => String(one) === params.get('cover')) ?? COVER_DEFAULT;
  const page = Math.max(1, Math.floor(Number(params.get('page')) || 1));
  const all = params.get('show') === 'all';
  const search = params.get('search') ?? '';
  const set = (name: string, value: string): void =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (name !== 'page') after.delete('page');
      if (value === '') after.delete(name);
      else after.set(name, value);
      return after;
    });
  return { wanted: { days, cover, all: all ? 'true' : 'false', search }, page, set };
}

/** The reorder list, from the sales of the last days. */
export function ReorderPage() {
  const { wanted, page, set } = useWanted();
  const query = { ...wanted, page, limit: PAGE_SIZE };
  const list = useApi(listReorder, { query }, { live: true, keepPrevious: true });
  const total = list.data?.total ?? 0;
  return (
    <>
      <PageHeader
        title="Reorder list"
        backTo={ADDRESSES.inventory}
        actions={<ExportButton endpoint={exportReorder} input={{ query: wanted }} />}
      />
      <Stack gap="md">
        <FilterLine>
          <SearchField
            label="Search drugs or suppliers"
            value={wanted.search}
            onSearch={(term) => set('search', term)}
          />
          <NativeSelect
            label="Sales of the last"
            data={SALES_DAYS.map((one) => ({ value: String(one), label: `${one} days` }))}
            value={String(wanted.days)}
            onChange={({ currentTarget }) => set('days', currentTarget.value)}
          />
          <NativeSelect
            label="Stock should last"
            data={COVERS.map((one) => ({ value: String(one), label: `${one} days` }))}
            value={String(wanted.cover)}
            onChange={({ currentTarget }) => set('cover', currentTarget.value)}
          />
          <Checkbox
            label="Show all drugs"
            checked={wanted.all === 'true'}
            onChange={({ currentTarget }) => set('show', currentTarget.checked ? 'all' : '')}
          />
        </FilterLine>
        <DataTable
          label="Reorder list"
          columns={REORDER_COLUMNS}
          brief={REORDER_BRIEF}
          rows={list.data?.rows}
          rowKey={({ id }) => id}
          empty={{ title: M.none, text: M.noneText }}
          error={list.error ? messageOf(list.error) : undefined}
          onRetry={() => void list.refetch()}
          refreshing={list.isPlaceholderData}
        />
        <PaginationBar
          page={page}
          totalPages={Math.ceil(total / PAGE_SIZE)}
          totalCount={total}
          pageSize={PAGE_SIZE}
          onPage={(next) => set('page', String(next))}
        />
        {total > 0 && <PrintReorder key={JSON.stringify(wanted)} wanted={wanted} />}
      </Stack>
    </>
  );
}
