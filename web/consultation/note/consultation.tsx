import { Box } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { getComplaint, saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { CONSULTATION_MESSAGES } from '#contract/consultation/consultation.messages.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { getDoctorQueue, getVisit } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { JUST_READ_MS, useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useUnhurried } from '#web/lib/use-unhurried.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ErrorState, type ErrorStateProps } from '#web/ui/notice/error-state.tsx';
import { useFirstPrint } from '../use-first-print.ts';
import { initialComplaintOf } from './initial-complaint.ts';
import { NoteSkeleton } from './note-skeleton.tsx';
import { ReadableNote, WritableNote } from './open-note.tsx';

/** The note in the address. */
export function Consultation() {
  const { visitId } = useParams();
  const { role } = useCurrentUser();
  const home = mayCall(getDoctorQueue, role) ? ADDRESSES.queue : ADDRESSES.dashboard;
  if (visitId) return <LoadedVisit key={visitId} visitId={visitId} home={home} />;
  return <NoVisit message={CONSULTATION_MESSAGES.missingVisitId} home={home} />;
}

/** Replaces the note, with a Back button, because the bare page has no other. */
function NoVisit({ home, ...error }: ErrorStateProps & { home: string }) {
  return (
    <Box className="note" pt="sm">
      <PageHeader title="Consultation" backTo={home} />
      <ErrorState {...error} />
    </Box>
  );
}

const forgetSheet = (visitId: string): Promise<void> =>
  import('#web/visit-sheet/index.ts').then(
    ({ forgetMissing }) => forgetMissing(visitId),
    () => undefined,
  );

/** How long the note waits for the visit's facts once it could be shown. */
const VISIT_MS = 500;

function LoadedVisit({ visitId, home }: { visitId: string; home: string }) {
  const { role } = useCurrentUser();
  const { state } = useLocation();
  const note = useApi(
    getComplaint,
    { params: { visitId } },
    { live: true, staleTime: JUST_READ_MS },
  );
  const visit = useApi(getVisit, { params: { id: visitId } }, { live: true });

  const isMissing = !note.data && note.error?.status === 404;
  useFirstPrint({
    visitId,
    visit: visit.data,
    enabled: !isMissing && mayCall(saveComplaint, role),
  });

  useEffect(() => {
    if (isMissing) void forgetSheet(visitId);
  }, [isMissing, visitId]);

  // Both are requested at once. Shown one after the other, they would move the page while it is read.
  const hasNote = note.data !== undefined;
  const [hasWaited] = useDebouncedValue(hasNote, VISIT_MS);
  const isVisitDue = visit.isPending && visit.failureCount === 0 && !hasWaited;
  const isShown = useUnhurried(hasNote && !isVisitDue);
  if (!note.data) {
    if (!note.error) return <NoteSkeleton />;
    const retry = (): void => void Promise.all([note.refetch(), visit.refetch()]);
    return <NoVisit message={CONSULTATION_MESSAGES.loadFailed} home={home} onRetry={retry} />;
  }
  if (!isShown) return <NoteSkeleton />;
  const opened = { note: note.data, visit: visit.data, home };
  return (
    <>
      {mayCall(saveComplaint, role) ? (
        <WritableNote {...opened} initialComplaint={initialComplaintOf(state)} />
      ) : (
        <ReadableNote {...opened} />
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
