import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { may } from '#contract/kernel/roles.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { AddToQueueButton, QueueBoard } from './queue-board.tsx';

/** The day's queue, under the content that reception sees first. */
export function QueueBoardPage({ first }: { first?: ReactNode }) {
  const navigate = useNavigate();
  useShortcut('a', {
    description: 'Add a patient to the queue',
    onPress: () => navigate(ADDRESSES.addPatient),
  });
  useShortcut('b', {
    description: 'Book an appointment',
    onPress: () => navigate(ADDRESSES.bookAppointment),
    enabled: may(useCurrentUser().role, 'appointments.book'),
  });

  return (
    <>
      <PageHeader title="Queue" actions={<AddToQueueButton />} />
      {first}
      <QueueBoard />
    </>
  );
}
