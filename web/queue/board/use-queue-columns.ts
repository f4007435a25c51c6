import { useMemo } from 'react';
import { useNow } from '#web/lib/use-now.ts';
import { queueBrief } from './queue-brief.tsx';
import { type QueueWork, queueColumns } from './queue-columns.tsx';
import { useMoveVisit } from './use-move-visit.ts';

const NOBODY: QueueWork['doctors'] = [];

/**
 * The columns of a list of visits with their actions, and its rows on a phone. They stay the same until a minute has passed, a row is busy
 * or the doctors changed, so that the list's memoized rows stay too.
 */
export function useQueueColumns(doctors = NOBODY) {
  const now = useNow();
  const { isMoving, move } = useMoveVisit();
  return useMemo(() => {
    const work = { doctors, isMoving, move };
    return { columns: queueColumns(now, work), brief: queueBrief(now, work) };
  }, [now, doctors, isMoving, move]);
}
