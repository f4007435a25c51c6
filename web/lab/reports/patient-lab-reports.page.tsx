import { Button, Skeleton, Stack, Title } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { labDetailsFailed, LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import {
  createLabOrder,
  listPatientLabOrders,
  listPatientLabReports,
} from '#contract/lab/lab-orders.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useStepBack } from '#web/lib/address/use-step-back.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { PatientSummary } from '#web/patients/index.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { useEditedOrder } from '../editing/use-edited-order.ts';
import { createLabOrderPath } from '../orders/create-lab-order-path.ts';
import { LabOrderCard } from '../orders/lab-order-card.tsx';
import { useLabOrderWork } from '../orders/use-lab-order-work.ts';
import { TrendList, useTrends } from './trend-list.tsx';

/** A patient's lab orders with their results, and the trends of the values (specification 2, section 2). */
export function PatientLabReportsPage() {
  const { patientId = '' } = useParams();
  const { role } = useCurrentUser();
  const input = { params: { id: patientId } };
  const patient = useApi(getPatient, input, { live: true });
  const orders = useApi(listPatientLabOrders, input, { live: true });
  const reports = useApi(listPatientLabReports, input, { live: true });
  const trends = useTrends(patientId);
  const { work, papers } = useLabOrderWork();
  const editingOf = useEditedOrder();
  const parts = [patient, orders, reports];
  const failed = parts.find(({ data, error }) => !data && error)?.error;
  const isKnown = patient.data && orders.data && reports.data;
  const create = mayCall(createLabOrder, role) && (
    <Button component={Link} to={createLabOrderPath(patientId)}>
      New lab order
    </Button>
  );

  return (
    <>
      <PageHeader
        title="Lab Reports"
        onBack={useStepBack(ADDRESSES.dashboard)}
        actions={isKnown && orders.data.length > 0 && create}
      />
      {failed && (
        <ErrorState
          message={labDetailsFailed(failed.message)}
          onRetry={() => void Promise.all(parts.map((part) => part.refetch()))}
        />
      )}
      {!failed && !isKnown && <Skeleton height={320} role="status" aria-label="Loading" />}
      {isKnown && (
        <Stack gap="sm">
          <PatientSummary patient={patient.data} />
          {trends && trends.length > 0 && (
            <section aria-labelledby="lab-trends">
              <Title order={3} id="lab-trends" mb="xs">
                Trends
              </Title>
              <TrendList trends={trends} />
            </section>
          )}
          {orders.data.length === 0 && (
            <EmptyState
              title={M.noneOfPatient}
              text="Ordered tests and their reports appear here."
              action={create}
            />
          )}
          {orders.data.map((order) => (
            <LabOrderCard
              key={order.id}
              order={order}
              report={reports.data.find(({ id }) => id === order.id)}
              work={work}
              editing={editingOf(order.id)}
            />
          ))}
        </Stack>
      )}
      {papers}
    </>
  );
}
