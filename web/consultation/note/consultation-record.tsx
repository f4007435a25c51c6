import { Box } from '@mantine/core';
import { useLocation, useParams } from 'react-router';
import { getComplaint, saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { CONSULTATION_MESSAGES } from '#contract/consultation/consultation.messages.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { getDoctorQueue, getQueueEntry } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ErrorState, type ErrorStateProps } from '#web/ui/notice/error-state.tsx';
import { initialComplaintOf } from './initial-complaint.ts';
import { ReadableRecord, WritableRecord } from './open-record.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';

/** The record in the address. */
export function ConsultationRecord() {
  const { recordId } = useParams();
  const { role } = useCurrentUser();
  const home = mayCall(getDoctorQueue, role) ? ADDRESSES.queue : ADDRESSES.dashboard;
  if (recordId) return <LoadedRecord key={recordId} recordId={recordId} home={home} />;
  return <NoRecord message={CONSULTATION_MESSAGES.missingRecordId} home={home} />;
}

/** Replaces the record, with a Back button, because the bare page has no other. */
function NoRecord({ home, ...error }: ErrorStateProps & { home: string }) {
  return (
    <Box className="record" pt="sm">
      <PageHeader title="Consultation" backTo={home} />
      <ErrorState {...error} />
    </Box>
  );
}

function LoadedRecord({ recordId, home }: { recordId: string; home: string }) {
  const { role } = useCurrentUser();
  const { state } = useLocation();
  const record = useApi(getComplaint, { params: { recordId } }, { live: true, staleTime: 0 });
  const visit = useApi(getQueueEntry, { params: { id: recordId } }, { live: true });

  if (!record.data) {
    if (!record.error) return <RecordSkeleton />;
    const retry = (): void => void Promise.all([record.refetch(), visit.refetch()]);
    return <NoRecord message={CONSULTATION_MESSAGES.loadFailed} home={home} onRetry={retry} />;
  }
  const opened = { record: record.data, visit: visit.data, home };
  return (
    <>
      {mayCall(saveComplaint, role) ? (
        <WritableRecord {...opened} initialComplaint={initialComplaintOf(state)} />
      ) : (
        <ReadableRecord {...opened} />
      )}
      {visit.error && !visit.data && (
        <ErrorState
          message={QUEUE_MESSAGES.loadPatientFailed}
          onRetry={() => void visit.refetch()}
        />
      )}
    </>
  );
}
