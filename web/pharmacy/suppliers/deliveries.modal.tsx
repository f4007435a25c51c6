import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { formatDay } from '#contract/kernel/dates.ts';
import { countText } from '#contract/kernel/numbers/count-text.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import type { Supplier } from '#contract/pharmacy/suppliers/supplier.ts';
import type { SupplierInvoice } from '#contract/pharmacy/suppliers/supplier-invoice.ts';
import { listSupplierInvoices } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { SUPPLIER_MESSAGES as M } from '#contract/pharmacy/suppliers/suppliers.messages.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { type Column, DataTable } from '#web/ui/data-table/data-table.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { StatusBadge } from '#web/ui/notice/status-badge.tsx';

const AT_ONCE = 50;

const COLUMNS: readonly Column<SupplierInvoice>[] = [
  {
    key: 'number',
    header: 'Invoice',
    card: 'lead',
    oneLine: true,
    cell: ({ number }) => number ?? 'No number',
  },
  {
    key: 'day',
    header: 'Date',
    card: 'fact',
    oneLine: true,
    cell: (one) => formatDay(one.invoice_date),
  },
  { key: 'drugs', header: 'Drugs', card: 'fact', numeric: true, cell: ({ drugs }) => drugs },
  {
    key: 'pieces',
    header: 'Pieces',
    card: 'fact',
    numeric: true,
    cell: ({ pieces }) => countText(pieces),
  },
  {
    key: 'value',
    header: 'Value at cost',
    card: 'fact',
    numeric: true,
    cell: ({ value }) => (value === null ? 'Cost unknown' : formatMoney(value)),
  },
  {
    key: 'posted',
    header: 'Posted',
    card: 'fact',
    cell: ({ posted_at, posted_by }) => `${showDateTime(posted_at)} by ${posted_by}`,
  },
  {
    key: 'status',
    header: 'Status',
    card: 'fact',
    cell: ({ is_undone }) => (
      <StatusBadge meaning={is_undone ? 'neutral' : 'done'}>
        {is_undone ? 'Undone' : 'Posted'}
      </StatusBadge>
    ),
  },
];

type DeliveriesModalProps = { supplier: Supplier; onClose: () => void };

/** The posted deliveries of a supplier, newest invoice first. */
export function DeliveriesModal({ supplier, onClose }: DeliveriesModalProps) {
  const [page, setPage] = useState(1);
  const deliveries = useApi(
    listSupplierInvoices,
    { params: { id: supplier.id }, query: { page, limit: AT_ONCE } },
    { keepPrevious: true },
  );
  const isLast = (deliveries.data?.length ?? 0) < AT_ONCE;
  return (
    <Dialog onClose={onClose} size="xl" title={`Deliveries of ${supplier.name}`}>
      <Stack gap="sm">
        <DataTable
          label={`Deliveries of ${supplier.name}`}
          columns={COLUMNS}
          rows={deliveries.data}
          rowKey={({ id }) => id}
          empty={{ title: M.noDeliveries, text: 'A typed or imported invoice is listed here.' }}
          error={deliveries.error ? messageOf(deliveries.error) : undefined}
          onRetry={() => void deliveries.refetch()}
        />
        {(page > 1 || !isLast) && (
          <Group justify="flex-end">
            <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
              Newer
            </Button>
            <Button variant="default" disabled={isLast} onClick={() => setPage(page + 1)}>
              Older
            </Button>
          </Group>
        )}
      </Stack>
    </Dialog>
  );
}
