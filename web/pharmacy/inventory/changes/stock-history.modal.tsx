import { Stack } from '@mantine/core';
import { useState } from 'react';
import { countText } from '#contract/kernel/numbers/count-text.ts';
import { totalPages } from '#contract/kernel/paging.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { listStockChanges } from '#contract/pharmacy/drugs.endpoints.ts';
import { STOCK_CHANGE_LABELS, type StockChange } from '#contract/pharmacy/stock-change.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { type Column, DataTable } from '#web/ui/data-table/data-table.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';

const PAGE_SIZE = 10;

/** `+22 (2 free)`, `-3` */
function piecesOf({ pieces, free_quantity: free }: StockChange): string {
  const signed = pieces > 0 ? `+${countText(pieces)}` : countText(pieces);
  return free ? `${signed} (${countText(free)} free)` : signed;
}

const COLUMNS: readonly Column<StockChange>[] = [
  { key: 'at', header: 'Date', card: 'fact', oneLine: true, cell: ({ at }) => showDateTime(at) },
  { key: 'kind', header: 'Change', card: 'lead', cell: ({ kind }) => STOCK_CHANGE_LABELS[kind] },
  { key: 'pieces', header: 'Pieces', card: 'fact', numeric: true, oneLine: true, cell: piecesOf },
  {
    key: 'after',
    header: 'Stock after',
    card: 'named-fact',
    numeric: true,
    cell: ({ stock_after }) => countText(stock_after),
  },
  { key: 'batch', header: 'Batch', card: 'named-fact', cell: ({ batch_no }) => batch_no },
  { key: 'by', header: 'By', card: 'named-fact', cell: ({ by }) => by },
  { key: 'remark', header: 'Remark', card: 'named-fact', cell: ({ remark }) => remark },
];

type StockHistoryModalProps = { drug: Drug; onClose: () => void };

/** Each change of the stock of a drug, newest first. */
export function StockHistoryModal({ drug, onClose }: StockHistoryModalProps) {
  const [page, setPage] = useState(1);
  const asked = { params: { id: drug.id }, query: { page, limit: PAGE_SIZE } };
  const history = useApi(listStockChanges, asked, { live: true, keepPrevious: true });
  const title = `Stock history of ${drug.name}`;
  const count = history.data?.totalCount ?? 0;
  return (
    <Dialog onClose={onClose} size="xl" title={title}>
      <Stack gap="sm">
        <DataTable
          label={title}
          columns={COLUMNS}
          rows={history.data?.changes}
          rowKey={({ id }) => id}
          empty={{ title: M.noStockChange, text: M.stockChanges }}
          error={history.error ? saidOr(history.error, M.loadHistoryFailed) : undefined}
          onRetry={() => void history.refetch()}
          refreshing={history.isPlaceholderData}
        />
        <PaginationBar
          page={page}
          pageSize={PAGE_SIZE}
          totalCount={count}
          totalPages={totalPages(count, PAGE_SIZE)}
          onPage={setPage}
        />
      </Stack>
    </Dialog>
  );
}
