import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { deskOf } from '#contract/kernel/roles.ts';
import { PRESCRIPTION_LABEL } from '#contract/pharmacy/bought-elsewhere.ts';
import type { PharmacyOrderDetails } from '#contract/pharmacy/pharmacy-order.ts';
import { getPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useStepBack } from '#web/lib/address/use-step-back.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/sheet.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { PrintOrder } from '../papers/print-order.tsx';
import { OrderOverrides } from '../safety/order-overrides.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderMedications } from './order-medications.tsx';
import { orderFailed } from './orders-failed.ts';
import { PharmacyOrderActions } from './pharmacy-order-actions.tsx';
import { PharmacyOrderStanding } from './pharmacy-order-standing.tsx';
import { useOrderSteps } from './use-order-steps.ts';

/** One order: its drugs, where to pick them, returns, and papers (specification 2, section 2). */
export function OrderDetailsPage() {
  const { orderId: id = '' } = useParams();
  const { data, error, refetch } = useApi(getPharmacyOrder, { params: { id } }, { live: true });
  return (
    <>
      <PageHeader
        title="Pharmacy Order"
        onBack={useStepBack(ADDRESSES.dashboard)}
        aside={data && <PharmacyOrderStanding order={data} />}
        actions={data && <Steps order={data} />}
      />
      {error && data && <AlertBanner tone="error">{orderFailed(id, error)}</AlertBanner>}
      {data && <Details order={data} />}
      {!data && error && (
        <ErrorState message={orderFailed(id, error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton height={320} role="status" aria-label="Loading" />}
    </>
  );
}

function Steps({ order }: { order: PharmacyOrderDetails }) {
  return <PharmacyOrderActions order={order} steps={useOrderSteps()} isPrimary />;
}

function Details({ order }: { order: PharmacyOrderDetails }) {
  const isPharmacy = deskOf(useCurrentUser().role) === 'dispensary';
  const elsewhere = order.prescription_for_unavailable_drugs;
  return (
    <Stack gap="md">
      <Sheet>
        <OrderFacts order={order} />
      </Sheet>
      <OrderMedications order={order} />
      <OrderOverrides overrides={order.overrides} />
      {elsewhere && (
        <section>
          <Title order={2} size="h4">
            {PRESCRIPTION_LABEL}
          </Title>
          <Text className="order-text">{elsewhere}</Text>
        </section>
      )}
      <PrintOrder order={order}>
        {isPharmacy && (
          <Button component={Link} to={ADDRESSES.dashboard} variant="default">
            Back to Queue
          </Button>
        )}
      </PrintOrder>
    </Stack>
  );
}
