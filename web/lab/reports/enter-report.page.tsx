import { Button, Skeleton, Stack } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { labDetailsFailed, LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import { REPORTABLE } from '#contract/lab/lab-order.status.ts';
import type { LabOrderDetails } from '#contract/lab/lab-order.ts';
import { getLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useStepBack } from '#web/lib/address/use-step-back.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { LabOrderSummary } from '../orders/lab-order-summary.tsx';
import { PrintSampleLabel } from '../samples/print-sample-label.tsx';
import { EnterReportForm } from './enter-report.form.tsx';

/** Creates or amends the report of a lab order (specification 2, section 2). */
export function EnterReportPage() {
  const { orderId } = useParams();
  const goBack = useStepBack(ADDRESSES.dashboard);
  return (
    <>
      <PageHeader title="Enter Lab Report" onBack={goBack} />
      {orderId ? <EnterReport orderId={orderId} /> : <ErrorState message={M.noOrderId} />}
    </>
  );
}

function EnterReport({ orderId }: { orderId: string }) {
  const order = useApi(getLabOrder, { params: { id: orderId } }, { live: true });
  if (!order.data) {
    return order.error ? (
      <ErrorState
        message={labDetailsFailed(order.error.message)}
        onRetry={() => void order.refetch()}
      />
    ) : (
      <Skeleton height={320} role="status" aria-label="Loading" />
    );
  }
  const isOpen = REPORTABLE.some((status) => status === order.data.status);
  return (
    <Stack gap="sm">
      <LabOrderSummary order={order.data} />
      {isOpen ? (
        <EnterReportForm key={order.data.id} order={order.data} />
      ) : (
        <NotReportable order={order.data} />
      )}
    </Stack>
  );
}

function NotReportable({ order }: { order: LabOrderDetails }) {
  const { id, reportId } = order;
  return (
    <EmptyState
      title={M.notReportable}
      action={
        reportId === null ? (
          <PrintSampleLabel order={order} />
        ) : (
          <Button component={Link} to={pathTo(ADDRESSES.viewLabReport, { orderId: id })}>
            View report
          </Button>
        )
      }
    />
  );
}
