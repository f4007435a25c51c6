import { Button, type ButtonProps } from '@mantine/core';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { moveVisit } from '#contract/queue/queue.endpoints.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useBeginVisit } from './use-begin-visit.ts';

type BeginVisitProps = Pick<ButtonProps, 'size'> & {
  /** Absent while loading, or when there is none. */
  visit: Visit | undefined;
};

/** "Add to queue" for a draft visit. */
export function BeginVisit({ visit, size }: BeginVisitProps) {
  const { role } = useCurrentUser();
  const { begin, isBeginning } = useBeginVisit();
  if (!visit?.draft || !mayCall(moveVisit, role)) return null;
  return (
    <Button
      variant="default"
      loading={isBeginning(visit.id)}
      aria-label={`Add ${visit.name}, token ${visit.token_no}, to the queue`}
      onClick={() => begin(visit)}
      {...(size && { size })}
    >
      Add to queue
    </Button>
  );
}
