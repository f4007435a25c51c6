import './doctor-panel.css';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import { callNext, getDoctorQueue } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import { CriticalBanners, CriticalWatch } from '#web/critical-results/index.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { LeftElsewhere } from './completed-elsewhere.tsx';
import { NextInQueue, NowSeeing, WaitingCount } from './doctor-panel-sections.tsx';
import { DoctorPanelWaiting } from './doctor-panel-waiting.tsx';
import { type AskSheet, useDoctorActions } from './use-doctor-actions.ts';

function messageOf({ code, message }: ApiError): string {
  return code === 'invalid_reply' ? QUEUE_MESSAGES.invalidQueue : message;
}

type DoctorPanelProps = {
  /** The patient in the address, whose details are `children`. */
  patientId?: string;
  children?: ReactNode;
  askSheet: AskSheet;
};

/** The current patient, the next one and the waiting list (specification 1, section 2). */
export function DoctorPanel({ patientId, children, askSheet }: DoctorPanelProps) {
  const { data, error, refetch, isFetchedAfterMount } = useApi(
    getDoctorQueue,
    {},
    { live: true, staleTime: 0 },
  );
  const failed = error && messageOf(error);
  // A doctor's own are above every page.
  const seesPatients = may(useCurrentUser().role, 'consulting.see-patients');

  return (
    <>
      <PageHeader title="OPD Queue" />
      {!seesPatients && <CriticalBanners />}
      <CriticalWatch />
      {failed && data && <AlertBanner tone="error">{failed}</AlertBanner>}
      {failed && !data ? (
        <ErrorState message={failed} onRetry={() => void refetch()} />
      ) : (
        <QueueSections queue={data} isFresh={isFetchedAfterMount} askSheet={askSheet} />
      )}
      {children}
      <DoctorPanelWaiting patientId={patientId} />
    </>
  );
}

type DoctorQueue = ReturnType<typeof useApi<typeof getDoctorQueue>>['data'];

type QueueSectionsProps = {
  queue: DoctorQueue;
  /** The result is not cached from an earlier visit to this page. */
  isFresh: boolean;
  askSheet: AskSheet;
};

function QueueSections({ queue, isFresh, askSheet }: QueueSectionsProps) {
  const { role } = useCurrentUser();
  const navigate = useNavigate();
  const actions = useDoctorActions(askSheet);
  const [hasCalled, setCalled] = useState(false);
  const { currentPatient: current, nextPatient: next } = queue ?? {};
  const seesPatients = mayCall(callNext, role);
  const mayCallNext = seesPatients && current === null && Boolean(next);

  const call = (): void => {
    if (!next) return;
    setCalled(true);
    void actions.callNext(next.id);
  };
  const complete = (id: string): void => {
    setCalled(false);
    void actions.complete(id);
  };
  const edit = (): void => {
    if (current) navigate(pathTo(ADDRESSES.bareEditComplaint, { visitId: current.id }));
  };
  const isSeeing = Boolean(current);
  useShortcut('n', { description: 'Call the next patient', onPress: call, enabled: mayCallNext });
  useShortcut('e', { description: 'Edit the complaint', onPress: edit, enabled: isSeeing });
  useShortcut('c', {
    description: 'Complete the consultation',
    onPress: () => current && complete(current.id),
    enabled: isSeeing,
  });

  const shownId = isFresh && queue ? (current?.id ?? null) : undefined;
  return (
    <>
      {seesPatients && <LeftElsewhere currentId={shownId} isOwn={actions.hasCompleted} />}
      <div className="doctor-sections">
        <NowSeeing
          visit={current}
          onComplete={complete}
          isCompleting={actions.isCompleting}
          takesFocus={hasCalled}
        />
        <NextInQueue
          visit={next}
          callNext={
            seesPatients
              ? { onCall: call, isPossible: mayCallNext, isCalling: actions.isCalling }
              : undefined
          }
        />
        <WaitingCount count={queue?.waitingCount} />
      </div>
    </>
  );
}
