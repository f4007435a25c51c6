import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { joinQueue } from '#contract/queue/queue.endpoints.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { addToQueuePath } from '#web/patients/index.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';

/** In place of the bill of a visit that was undone or cancelled meanwhile: the server would refuse it. */
export function VisitGone({ patientId }: { patientId: string }) {
  const { role } = useCurrentUser();
  return (
    <>
      <AlertBanner tone="warning">{M.visitGone}</AlertBanner>
      <Group>
        {mayCall(joinQueue, role) && (
          <Button component={Link} to={addToQueuePath(patientId)}>
            Add to queue again
          </Button>
        )}
        <Button component={Link} variant="default" to={ADDRESSES.dashboard}>
          Go to Dashboard
        </Button>
      </Group>
    </>
  );
}
