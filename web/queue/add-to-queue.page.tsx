import { useState } from 'react';
import type { QueueEntry } from '#contract/queue/queue-entry.ts';
import { useChosenPatient } from '#web/patients/index.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { AddToQueueForm } from './add-to-queue.form.tsx';
import { TokenSlip } from './token-slip.tsx';

/** Specification 1, section 2: Back goes to the front door, which knows each role's home. */
const HOME = '/';

/** Add patient to queue (specification 1, section 2): an existing patient, or a new one first. */
export function AddToQueuePage() {
  // Held here, not in the form: the address still names the last patient for a moment after them.
  const chosen = useChosenPatient();
  // Where billing comes in: with a doctor chosen it lies between the form and the token.
  const [added, setAdded] = useState<QueueEntry | null>(null);

  return (
    <>
      <PageHeader title="Add patient to queue" backTo={HOME} />
      {added ? (
        <TokenSlip visit={added} onNext={() => setAdded(null)} />
      ) : (
        <AddToQueueForm chosen={chosen} onAdded={setAdded} />
      )}
    </>
  );
}
