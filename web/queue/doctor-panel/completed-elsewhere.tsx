import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { getVisit } from '#contract/queue/queue.endpoints.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useBusy } from '#web/lib/device/use-busy.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { useUndoVisit } from '../visit/use-undo-visit.ts';

type EndedProps = { visit: Visit; onClose: () => void };

/** Announces that another person has completed the doctor's consultation, with a button to continue it. */
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
          Continue with it
        </Button>
      </Group>
    </AlertBanner>
  );
}

type OnRecordProps = {
  visit: Visit | undefined;
  /** This screen is completing it. */
  isCompleting: boolean;
};

/** Shown on a record whose consultation was running while it was open. */
export function CompletedElsewhere({ visit, isCompleting }: OnRecordProps) {
  const [isRunning, setRunning] = useState(false);
  if (visit?.status === 'consulting' && !isRunning) setRunning(true);
  if (!visit || !isRunning || isCompleting) return null;
  return <Ended visit={visit} onClose={() => setRunning(false)} />;
}

type OnPanelProps = {
  /** The current patient's visit; undefined while unknown. */
  currentId: string | null | undefined;
  /** Whether this screen completed the visit itself. */
  isOwn: (visitId: string) => boolean;
};

/** Shown on the panel when the current patient has left it. */
export function LeftElsewhere({ currentId, isOwn }: OnPanelProps) {
  const [lastId, setLastId] = useState<string | null>(null);
  const [goneId, setGoneId] = useState<string | null>(null);
  if (currentId !== undefined && currentId !== lastId) {
    setLastId(currentId);
    setGoneId(lastId !== null && !isOwn(lastId) ? lastId : null);
  }
  const gone = useApi(
    getVisit,
    { params: { id: goneId ?? '' } },
    { enabled: goneId !== null, live: true },
  );
  if (goneId === null || gone.data?.id !== goneId) return null;
  return <Ended visit={gone.data} onClose={() => setGoneId(null)} />;
}
