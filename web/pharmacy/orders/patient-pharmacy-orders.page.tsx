import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { PHARMACY_ORDER_MESSAGES as M } from '#contract/pharmacy/pharmacy-order.messages.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import {
  createPharmacyOrder,
  editPharmacyOrder,
  listPatientPharmacyOrders,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useStepBack } from '#web/lib/address/use-step-back.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { PatientSummary } from '#web/patients/index.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPlus } from '#web/ui/theme/icons.ts';
import { addOrderPath } from './add-order-link.ts';
import { ordersFailed } from './orders-failed.ts';
import { PharmacyOrderCard } from './pharmacy-order-card.tsx';

/** The pharmacy orders of a patient, newest first (specification 2, section 2). */
export function PatientPharmacyOrdersPage() {
  const { patientId = '' } = useParams();
  const mayOrder = mayCall(createPharmacyOrder, useCurrentUser().role);
  const input = { params: { id: patientId } };
  const patient = useApi(getPatient, input, { live: true });
  const orders = useApi(listPatientPharmacyOrders, input, { live: true });
  const failed = orders.error ?? (patient.data ? null : patient.error);
  const isKnown = patient.data && orders.data;
  const retry = (): void => void Promise.all([patient.refetch(), orders.refetch()]);

  return (
    <>
      <PageHeader
        title="Pharmacy Orders"
        onBack={useStepBack(ADDRESSES.dashboard)}
        actions={mayOrder && <NewOrder patientId={patientId} />}
      />
      {failed && !isKnown && <ErrorState message={ordersFailed(failed)} onRetry={retry} />}
      {failed && isKnown && <AlertBanner tone="error">{ordersFailed(failed)}</AlertBanner>}
      {!failed && !isKnown && <OrdersSkeleton />}
      {isKnown && (
        <Stack gap="sm">
          <PatientSummary patient={patient.data} />
          {orders.data.length === 0 && (
            <EmptyState
              title={M.noneOfPatient}
              text="What a doctor prescribes appears here by itself."
              action={mayOrder && <NewOrder patientId={patientId} label="Write the first order" />}
            />
          )}
          {orders.data.map((order) => (
            <PharmacyOrderCard key={order.id} order={order}>
              <OrderLinks order={order} />
            </PharmacyOrderCard>
          ))}
        </Stack>
      )}
    </>
  );
}

type NewOrderProps = { patientId: string; label?: string };

function NewOrder({ patientId, label = 'New order' }: NewOrderProps) {
  return (
    <Button component={Link} to={addOrderPath(patientId)} leftSection={<Icon of={IconPlus} />}>
      {label}
    </Button>
  );
}

/** The order's own page has its papers and returns. */
function OrderLinks({ order: { id, status, date } }: { order: PharmacyOrder }) {
  const { role } = useCurrentUser();
  const look = { component: Link, size: 'compact-md', variant: 'default' } as const;
  const of = `of ${showDateTime(date)}`;
  return (
    <Group gap="xs" mt="xs" justify="flex-end">
      <Button
        {...look}
        to={pathTo(ADDRESSES.pharmacyOrder, { orderId: id })}
        aria-label={`Details and print ${of}`}
      >
        Details and print
      </Button>
      {status === 'pending' && mayCall(editPharmacyOrder, role) && (
        <Button
          {...look}
          to={pathTo(ADDRESSES.editPharmacyOrder, { orderId: id })}
          aria-label={`Edit the order ${of}`}
        >
          Edit
        </Button>
      )}
    </Group>
  );
}

function OrdersSkeleton() {
  return (
    <Stack gap="sm" role="status" aria-label="Loading">
      <Skeleton height={48} width="50%" />
      <Skeleton height={140} />
      <Skeleton height={140} />
    </Stack>
  );
}
