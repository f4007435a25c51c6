import { useNavigate } from 'react-router';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { AddToQueueButton, QueueBoard } from './queue-board.tsx';

/** The day's queue. */
export function QueueBoardPage() {
  const navigate = useNavigate();
  useShortcut('a', {
    description: 'Add a patient to the queue',
    onPress: () => navigate(ADDRESSES.addPatient),
  });

  return (
    <>
      <PageHeader title="Queue" actions={<AddToQueueButton />} />
      <QueueBoard />
    </>
  );
}
