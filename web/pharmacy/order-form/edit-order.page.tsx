import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { PHARMACY_ORDER_MESSAGES as M } from '#contract/pharmacy/pharmacy-order.messages.ts';
import type { PharmacyOrderDetails } from '#contract/pharmacy/pharmacy-order.ts';
import { getPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { orderFailed } from '../orders/orders-failed.ts';
import { EditOrderForm } from './edit-order.form.tsx';
import { useOrdersHome } from './use-orders-home.ts';

/** Edit Pharmacy Order, only while it is pending (specification 2, section 2). */
export function EditOrderPage() {
  const { orderId: id = '' } = useParams();
  const order = useApi(getPharmacyOrder, { params: { id } }, { live: true });
  return (
    <>
      <PageHeader
        title="Edit Pharmacy Order"
        backTo={useOrdersHome(order.data?.patient_id ?? null)}
      />
      {order.data && (
        <Loaded key={id} order={order.data} readAgain={async () => (await order.refetch()).data} />
      )}
      {!order.data && order.error && (
        <ErrorState message={orderFailed(id, order.error)} onRetry={() => void order.refetch()} />
      )}
      {!order.data && !order.error && <Skeleton height={320} role="status" aria-label="Loading" />}
    </>
  );
}

type LoadedProps = {
  order: PharmacyOrderDetails;
  readAgain: () => Promise<PharmacyOrderDetails | undefined>;
};

/** A colleague's action must not discard unsaved input. */
function Loaded({ order, readAgain }: LoadedProps) {
  const [opened, setOpened] = useState(order);
  const shown = <ShowOrder id={order.id} />;
  if (opened.status !== 'pending') return <EmptyState title={M.notPending} action={shown} />;
  return (
    <>
      {order.status !== 'pending' && (
        <AlertBanner tone="warning">
          {M.notPending} {shown}
        </AlertBanner>
      )}
      <EditOrderForm
        key={opened.updatedAt}
        opened={opened}
        order={order}
        readAgain={readAgain}
        onLoadNewer={() => setOpened(order)}
      />
    </>
  );
}

function ShowOrder({ id }: { id: string }) {
  return (
    <Button
      component={Link}
      size="compact-md"
      variant="default"
      to={pathTo(ADDRESSES.pharmacyOrder, { orderId: id })}
    >
      Show the order
    </Button>
  );
}
