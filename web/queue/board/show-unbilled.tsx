import { Button } from '@mantine/core';
import { useUnbilledOnly } from './use-unbilled.ts';
import { unbilledVisits, useWaitingCounts } from './use-waiting-counts.ts';

/** Switches to the unbilled visits of all days. */
export function ShowUnbilled() {
  const { unbilled } = useWaitingCounts();
  const { turn } = useUnbilledOnly();
  if (!unbilled) return null;
  return (
    <Button size="compact-sm" variant="light" color="orange" onClick={() => turn(true)}>
      {unbilledVisits(unbilled)}
    </Button>
  );
}
