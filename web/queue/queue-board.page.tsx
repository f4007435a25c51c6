import { useNavigate } from 'react-router';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { moveVisit } from '#contract/queue/queue.endpoints.ts';
import { ADDRESSES } from '#web/lib/paths.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { AddToQueueButton, QueueBoard } from './queue-board.tsx';

/** The day's queue, for whoever works it and for whoever looks at it. */
export function QueueBoardPage() {
  const navigate = useNavigate();
  const works = mayCall(moveVisit, useCurrentUser().role);
  useShortcut('a', {
    description: 'Add a patient to the queue',
    onPress: () => navigate(ADDRESSES.addPatient),
    enabled: works,
  });

  return (
    <>
      <PageHeader
        title={works ? 'Queue' : 'Today’s queue'}
        actions={works && <AddToQueueButton />}
      />
      <QueueBoard works={works} />
    </>
  );
}
