import { Skeleton, Stack } from '@mantine/core';
import { useParams } from 'react-router';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useStepBack } from '#web/lib/address/use-step-back.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { PatientSummary } from '#web/patients/index.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { BillList } from './bill-list.tsx';
import { NewBillLink } from './new-bill-link.tsx';

/** All bills of a patient, newest first. */
export function PatientBillsPage() {
  const { patientId = '' } = useParams();
  const patient = useApi(getPatient, { params: { id: patientId } }, { live: true });
  return (
    <>
      <PageHeader
        title="Bills"
        onBack={useStepBack(ADDRESSES.bills)}
        actions={
          patient.data && <NewBillLink patientId={patientId} patientName={patient.data.name} />
        }
      />
      {!patient.data && patient.error && (
        <ErrorState message={M.fetchPatientFailed} onRetry={() => void patient.refetch()} />
      )}
      {!patient.data && !patient.error && (
        <Skeleton height={48} width="50%" role="status" aria-label="Loading" />
      )}
      {patient.data && (
        <Stack gap="sm">
          <PatientSummary patient={patient.data} />
          <BillList patientId={patientId} />
        </Stack>
      )}
    </>
  );
}
