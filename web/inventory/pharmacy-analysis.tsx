import { Stack, Title } from '@mantine/core';
import { getInventoryAnalysis } from '#contract/inventory/inventory.endpoints.ts';
import { INVENTORY_MESSAGES as M } from '#contract/inventory/inventory.messages.ts';
import type { PharmacyAnalysisRow } from '#contract/inventory/inventory-analysis.ts';
import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { usePageOf } from '#web/lib/address/use-page-of.ts';
import { usePageParams } from '#web/lib/address/use-page-params.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { RangeForm, type useRange } from '#web/money/index.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useSortedRows } from '#web/ui/data-table/use-sorted-rows.ts';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';
import { DRUG_COLUMNS, DRUG_SORT_KEYS, TEST_COLUMNS } from './analysis-columns.tsx';
import { AnalysisTiles } from './analysis-tiles.tsx';
import { StockOnHandSections } from './stock-on-hand.tsx';

const PAGE_SIZE = 15;

function matches({ name, supplier }: PharmacyAnalysisRow, term: string): boolean {
  return [name, supplier].some((text) => text?.toLowerCase().includes(term));
}

/** The stock movements and income of the days, and the current stock. */
export function PharmacyAnalysis({ range, today, setRange }: ReturnType<typeof useRange>) {
  const analysis = useApi(
    getInventoryAnalysis,
    { query: range },
    { live: true, keepPrevious: true },
  );
  const { data, isPending, isFetching, isPlaceholderData } = analysis;
  const failure = analysis.error ? `${M.analysisFailed} ${messageOf(analysis.error)}` : undefined;
  const fetch = (asked: typeof range): void => {
    const isSame = asked.startDate === range.startDate && asked.endDate === range.endDate;
    if (isSame) void analysis.refetch();
    else setRange(asked);
  };
  return (
    <Stack gap="md">
      <RangeForm
        // Remounted when Back or Forward changes the days.
        key={`${range.startDate} ${range.endDate}`}
        range={range}
        today={today}
        isFetching={isFetching}
        onFetch={fetch}
      />
      <AnalysisTiles analysis={data} isPending={isPending} />
      <DrugTable
        rows={data?.pharmacyAnalysis}
        refreshing={isPlaceholderData}
        error={failure}
        onRetry={() => void analysis.refetch()}
      />
      {data && (
        <Stack component="section" gap="xs" aria-labelledby="analysis-tests">
          <Title order={2} id="analysis-tests">
            Lab tests
          </Title>
          <DataTable
            label="Lab tests paid for"
            columns={TEST_COLUMNS}
            rows={data.labAnalysis}
            rowKey={({ test_id }) => test_id}
            refreshing={isPlaceholderData}
            empty={{ title: M.noTestBilled, text: COMMON_MESSAGES.otherDays }}
          />
        </Stack>
      )}
      <StockOnHandSections />
    </Stack>
  );
}

type DrugTableProps = {
  rows: readonly PharmacyAnalysisRow[] | undefined;
  refreshing: boolean;
  error: string | undefined;
  onRetry: () => void;
};

function DrugTable({ rows, refreshing, error, onRetry }: DrugTableProps) {
  const [params, setParams] = usePageParams();
  const search = params.get('search') ?? '';
  const term = search.trim().toLowerCase();
  const found = term === '' ? rows : rows?.filter((row) => matches(row, term));
  const first = { by: 'revenue', direction: 'desc' } as const;
  const { sorted, sort, onSort } = useSortedRows(found, DRUG_SORT_KEYS, first);
  const { shown, bar } = usePageOf(sorted, PAGE_SIZE);
  const onSearch = (next: string): void => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('page');
        if (next === '') after.delete('search');
        else after.set('search', next);
        return after;
      },
      { replace: true },
    );
  };
  return (
    <Stack component="section" gap="xs" aria-labelledby="analysis-drugs">
      <Title order={2} id="analysis-drugs">
        Drugs
      </Title>
      <SearchField
        label="Search drugs"
        placeholder="Search drugs by name or supplier..."
        value={search}
        onSearch={onSearch}
      />
      <DataTable
        label="Drugs that moved"
        columns={DRUG_COLUMNS}
        rows={shown}
        rowKey={({ drug_id }) => drug_id}
        sort={sort}
        onSort={onSort}
        refreshing={refreshing}
        error={error}
        onRetry={onRetry}
        empty={
          term === ''
            ? { title: M.nothingMoved, text: COMMON_MESSAGES.otherDays }
            : { title: M.noneFound, text: MESSAGES.clearSearch }
        }
      />
      <PaginationBar {...bar} />
    </Stack>
  );
}
