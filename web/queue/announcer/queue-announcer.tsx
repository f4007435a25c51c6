import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { Visit } from '#contract/queue/visit.ts';
import { queueChanges } from './queue-changes.ts';

/** Announces changes of the queue to screen readers, politely; the initial content is not announced. */
export function QueueAnnouncer({ visits }: { visits: readonly Visit[] | undefined }) {
  const [before, setBefore] = useState(visits);
  const [said, setSaid] = useState('');
  if (visits !== before) {
    setBefore(visits);
    const changes = before && visits ? queueChanges(before, visits) : '';
    if (changes !== '') setSaid(changes);
  }
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
