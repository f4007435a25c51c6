import { Skeleton, Stack } from '@mantine/core';
import { useParams } from 'react-router';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import {
  loadOrdersFailed,
  PHARMACY_ORDER_MESSAGES as M,
} from '#contract/pharmacy/pharmacy-order.messages.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import type { ApiError } from '#web/lib/api-error.ts';
import { ADDRESSES } from '#web/lib/paths.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useStepBack } from '#web/lib/use-step-back.ts';
import { PatientSummary } from '#web/patients/index.ts';
import { AlertBanner } from '#web/ui/alert-banner.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PharmacyOrderCard } from './pharmacy-order-card.tsx';

function messageOf({ code, message }: ApiError): string {
  return loadOrdersFailed(code === 'invalid_reply' ? M.invalidFormat : message);
}

/** The pharmacy orders of a patient, newest first (specification 2, section 2). */
export function PatientPharmacyOrdersPage() {
  const { patientId = '' } = useParams();
  const input = { params: { id: patientId } };
  const patient = useApi(getPatient, input, { live: true });
  const orders = useApi(listPatientPharmacyOrders, input, { live: true });
  const failed = orders.error ?? (patient.data ? null : patient.error);
  const isKnown = patient.data && orders.data;
  const retry = (): void => void Promise.all([patient.refetch(), orders.refetch()]);

  return (
    <>
      <PageHeader title="Pharmacy Orders" onBack={useStepBack(ADDRESSES.dashboard)} />
      {failed && !isKnown && <ErrorState message={messageOf(failed)} onRetry={retry} />}
      {failed && isKnown && <AlertBanner tone="error">{messageOf(failed)}</AlertBanner>}
      {!failed && !isKnown && <OrdersSkeleton />}
      {isKnown && (
        <Stack gap="sm">
          <PatientSummary patient={patient.data} />
          {orders.data.length === 0 && (
            <EmptyState
              title={M.noneOfPatient}
              text="What a doctor prescribes appears here by itself."
            />
          )}
          {orders.data.map((order) => (
            <PharmacyOrderCard key={order.id} order={order} />
          ))}
        </Stack>
      )}
    </>
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
