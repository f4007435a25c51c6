import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { QueueEntry } from '#contract/queue/queue-entry.ts';
import { queueChanges } from './queue-changes.ts';

/** Reads out what changes in the queue, by whomever; politely, and not what was there at first. */
export function QueueAnnouncer({ visits }: { visits: readonly QueueEntry[] | undefined }) {
  const [before, setBefore] = useState(visits);
  const [said, setSaid] = useState('');
  if (visits !== before) {
    setBefore(visits);
    const changes = before && visits ? queueChanges(before, visits) : '';
    if (changes !== '') setSaid(changes);
  }
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
