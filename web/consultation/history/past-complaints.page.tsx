import { Skeleton, Stack } from '@mantine/core';
import { useParams } from 'react-router';
import { COMPLAINT_HISTORY_MESSAGES as M } from '#contract/consultation/complaint-history.messages.ts';
import { listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useStepBack } from '#web/lib/address/use-step-back.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { PatientSummary } from '#web/patients/index.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { PastComplaintList } from './past-complaint-list.tsx';

/** A patient's complaints, newest first (specification 2, section 2). */
export function PastComplaintsPage() {
  const { patientId = '' } = useParams();
  const input = { params: { id: patientId } };
  const patient = useApi(getPatient, input, { live: true });
  const complaints = useApi(listPastComplaints, input, { live: true });
  const failed = patient.error ?? complaints.error;
  const isKnown = patient.data && complaints.data;
  const retry = (): void => void Promise.all([patient.refetch(), complaints.refetch()]);

  return (
    <>
      <PageHeader title="Past Complaints" onBack={useStepBack(ADDRESSES.dashboard)} />
      {failed && !isKnown && <ErrorState message={M.loadFailed} onRetry={retry} />}
      {failed && isKnown && <AlertBanner tone="error">{M.loadFailed}</AlertBanner>}
      {!failed && !isKnown && <ComplaintsSkeleton />}
      {isKnown && (
        <Stack gap="sm">
          <PatientSummary patient={patient.data} />
          <PastComplaintList complaints={complaints.data} />
        </Stack>
      )}
    </>
  );
}

function ComplaintsSkeleton() {
  return (
    <Stack gap="sm" role="status" aria-label="Loading">
      <Skeleton height={48} width="50%" />
      <Skeleton height={96} />
      <Skeleton height={96} />
    </Stack>
  );
}
