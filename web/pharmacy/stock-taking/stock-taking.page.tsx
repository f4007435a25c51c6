import '#web/ui/form/filter-line.css';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { countDrugLists } from '#contract/pharmacy/drugs.endpoints.ts';
import { STOCK_COUNT_MESSAGES as M } from '#contract/pharmacy/stock-taking/stock-count.messages.ts';
import { getStockSheet } from '#contract/pharmacy/stock-taking/stock-counts.endpoints.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { usePageParams } from '#web/lib/address/use-page-params.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';
import { PrintCounting } from './counting-paper.tsx';
import { PostCounts } from './post-counts.form.tsx';
import { PostedTakings } from './posted-takings.tsx';
import { ScanToLine } from './scan-to-line.tsx';
import { sheetColumns } from './sheet-columns.tsx';

const TO_INVENTORY = (
  <Button component={Link} to={ADDRESSES.inventory} variant="default">
    Open the inventory
  </Button>
);

const PAGE_SIZE = 100;

/** Count the shelves rack by rack; what is entered is kept until it is posted. */
export function StockTakingPage() {
  const [params, setParams] = usePageParams();
  const rack = params.get('rack') || undefined;
  const page = Math.max(1, Math.floor(Number(params.get('page')) || 1));
  const isBlind = params.get('expected') === 'hidden';
  const { data: lists } = useApi(countDrugLists, {});
  const drug = params.get('drug') || undefined;
  const query = { ...(drug ? { drug_id: drug } : rack && { rack }), page, limit: PAGE_SIZE };
  const sheet = useApi(getStockSheet, { query }, { live: true, keepPrevious: true });
  const { total = 0, counted = 0 } = sheet.data ?? {};
  const show = (name: string, value: string | undefined): void =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (name !== 'page') after.delete('page');
      if (name === 'rack') after.delete('drug');
      if (value) after.set(name, value);
      else after.delete(name);
      return after;
    });
  return (
    <>
      <PageHeader title="Stock-taking" backTo={ADDRESSES.inventory} />
      <Stack gap="md">
        <PostedTakings posted={sheet.data?.posted ?? []} />
        <Group gap="md" align="flex-end">
          <NativeSelect
            label="Rack"
            data={[
              { value: '', label: 'All racks' },
              ...(lists?.racks ?? []).map((one) => ({ value: one.rack, label: one.rack })),
            ]}
            value={rack ?? ''}
            onChange={({ currentTarget }) => show('rack', currentTarget.value)}
          />
          <Checkbox
            className="ui-beside-field"
            label="Hide the expected quantity"
            checked={isBlind}
            onChange={({ currentTarget }) =>
              show('expected', currentTarget.checked ? 'hidden' : undefined)
            }
          />
          <Text role="status" className="ui-beside-field">
            {counted} of {total} counted
          </Text>
        </Group>
        <ScanToLine
          rows={sheet.isPlaceholderData ? undefined : sheet.data?.rows}
          drug={drug}
          onDrug={(drugId) => show('drug', drugId)}
        />
        <DataTable
          label="Stock-taking"
          columns={sheetColumns(isBlind)}
          rows={sheet.data?.rows}
          rowKey={({ id }) => id}
          empty={{ title: M.none, text: M.noneText, action: TO_INVENTORY }}
          error={sheet.error ? messageOf(sheet.error) : undefined}
          onRetry={() => void sheet.refetch()}
          refreshing={sheet.isPlaceholderData}
        />
        <PaginationBar
          page={page}
          totalPages={Math.ceil(total / PAGE_SIZE)}
          totalCount={total}
          pageSize={PAGE_SIZE}
          onPage={(next) => show('page', String(next))}
        />
        {total > 0 && drug === undefined && (
          <PrintCounting key={`${rack} ${isBlind}`} rack={rack} isBlind={isBlind} />
        )}
        {counted > 0 && <PostCounts rack={rack} counted={counted} />}
      </Stack>
    </>
  );
}
