import { Button, Group } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { may } from '#contract/kernel/roles.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { AddToQueueButton, QueueBoard } from './queue-board.tsx';

/** The day's queue. */
export function QueueBoardPage() {
  const navigate = useNavigate();
  const { role } = useCurrentUser();
  useShortcut('a', {
    description: 'Add a patient to the queue',
    onPress: () => navigate(ADDRESSES.addPatient),
  });

  return (
    <>
      <PageHeader
        title="Queue"
        actions={
          <Group gap="xs">
            <AddToQueueButton />
            {may(role, 'billing.list-bills') && (
              <Button component={Link} to={ADDRESSES.bills} variant="default">
                Bills
              </Button>
            )}
          </Group>
        }
      />
      <QueueBoard />
    </>
  );
}
