import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { getQueueEntry } from '#contract/queue/queue.endpoints.ts';
import type { QueueEntry } from '#contract/queue/queue-entry.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useBusy } from '#web/lib/device/use-busy.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { useUndoVisit } from '../visit/use-undo-visit.ts';

type EndedProps = { visit: QueueEntry; onClose: () => void };

/** Says that somebody else has completed the doctor's consultation, with the way to go on with it. */
function Ended({ visit: { id, name, status, doctor_id }, onClose }: EndedProps) {
  const user = useCurrentUser();
  const undo = useUndoVisit();
  const busy = useBusy();
  if (user.id !== doctor_id || status !== 'seen') return null;
  return (
    <AlertBanner tone="warning" onClose={onClose}>
      <Group gap="sm">
        {name}: the consultation was completed on another screen.
        <Button
          size="compact-md"
          variant="default"
          loading={busy.isBusy(id)}
          onClick={() => busy.run(id, () => undo(id, 'complete'))}
        >
          Go on with it
        </Button>
      </Group>
    </AlertBanner>
  );
}

type OnRecordProps = {
  visit: QueueEntry | undefined;
  /** It is this screen that completes it. */
  isCompleting: boolean;
};

/** On the record of a consultation that was running while the record was open. */
export function CompletedElsewhere({ visit, isCompleting }: OnRecordProps) {
  const [isRunning, setRunning] = useState(false);
  if (visit?.status === 'consulting' && !isRunning) setRunning(true);
  if (!visit || !isRunning || isCompleting) return null;
  return <Ended visit={visit} onClose={() => setRunning(false)} />;
}

type OnPanelProps = {
  /** Who is being seen by now; undefined while that is not known for certain. */
  currentId: string | null | undefined;
  /** Which visits this screen has completed itself. */
  isOwn: (visitId: string) => boolean;
};

/** On the panel, when the patient who was being seen is there no more. */
export function LeftElsewhere({ currentId, isOwn }: OnPanelProps) {
  const [lastId, setLastId] = useState<string | null>(null);
  const [goneId, setGoneId] = useState<string | null>(null);
  if (currentId !== undefined && currentId !== lastId) {
    setLastId(currentId);
    setGoneId(lastId !== null && !isOwn(lastId) ? lastId : null);
  }
  const gone = useApi(
    getQueueEntry,
    { params: { id: goneId ?? '' } },
    { enabled: goneId !== null, live: true },
  );
  if (goneId === null || gone.data?.id !== goneId) return null;
  return <Ended visit={gone.data} onClose={() => setGoneId(null)} />;
}
