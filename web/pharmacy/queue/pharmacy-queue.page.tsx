import { Button, Stack } from '@mantine/core';
import { Link, useNavigate, useOutletContext } from 'react-router';
import { PHARMACY_ORDER_MESSAGES as M } from '#contract/pharmacy/pharmacy-order.messages.ts';
import { listPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useListParams } from '#web/lib/address/use-list-params.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ShowAll } from '#web/ui/layout/show-all.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPlus } from '#web/ui/theme/icons.ts';
import { ordersFailed } from '../orders/orders-failed.ts';
import { useOrderSteps } from '../orders/use-order-steps.ts';
import { OrderFilter } from './order-filter.tsx';
import { pharmacyQueueBrief, pharmacyQueueColumns } from './pharmacy-queue-columns.tsx';

/** Links beside Add Order, to pages that exist. */
const LINKS = [
  { address: '/dashboard/inventory', name: 'Inventory' },
  { address: '/dashboard/search-patient-records', name: 'AI Patient Search' },
] as const;

/** Pharmacy Queue: every order, open ones first, with its next steps (specification 2, section 2). */
export function PharmacyQueuePage() {
  const routes = useOutletContext<readonly { readonly address: string }[]>();
  const navigate = useNavigate();
  const [params, setParams] = useListParams(listPharmacyOrders);
  const query = { ...params, openFirst: 'true' };
  const list = useApi(listPharmacyOrders, { query }, { live: true, keepPrevious: true });
  const steps = useOrderSteps();
  useShortcut('a', {
    description: 'Add an order',
    onPress: () => navigate(ADDRESSES.addPharmacyOrder),
  });

  return (
    <>
      <PageHeader
        title="Pharmacy Queue"
        actions={
          <>
            {LINKS.filter(({ address }) => routes.some((route) => route.address === address)).map(
              ({ address, name }) => (
                <Button key={address} component={Link} to={address} variant="default">
                  {name}
                </Button>
              ),
            )}
            <AddOrderButton />
          </>
        }
      />
      <Stack gap="sm">
        <OrderFilter params={params} counts={list.data?.counts} onChange={setParams} />
        <DataTable
          label="Pharmacy orders"
          columns={pharmacyQueueColumns(steps)}
          brief={pharmacyQueueBrief(steps)}
          rows={list.data?.orders}
          rowKey={({ id }) => id}
          onOpenRow={({ id }) => navigate(pathTo(ADDRESSES.pharmacyOrder, { orderId: id }))}
          empty={
            params.search === '' && params.status === undefined
              ? { title: M.none, action: <AddOrderButton /> }
              : {
                  title: M.noneFound,
                  action: (
                    <ShowAll
                      of="orders"
                      onPress={() => setParams({ search: '', status: undefined })}
                    />
                  ),
                }
          }
          error={list.error ? ordersFailed(list.error) : undefined}
          onRetry={() => void list.refetch()}
          refreshing={list.isPlaceholderData}
        />
        <PaginationBar
          page={params.page}
          totalPages={list.data?.totalPages ?? 0}
          totalCount={list.data?.totalOrders ?? 0}
          pageSize={params.limit}
          onPage={(page) => setParams({ page })}
        />
      </Stack>
    </>
  );
}

function AddOrderButton() {
  return (
    <Button component={Link} to={ADDRESSES.addPharmacyOrder} leftSection={<Icon of={IconPlus} />}>
      Add Order
    </Button>
  );
}
