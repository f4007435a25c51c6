import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { keepPending } from '#web/ui/keep-pending.ts';
import { useOpenVisit } from '../open-visit.ts';
import { initialComplaintState } from './initial-complaint.ts';
import { useCreateRecord } from './use-create-record.ts';

/** Opens the editor on a patient's visit or on a new case, once per double click. */
export function useOpenCase() {
  const navigate = useNavigate();
  const { openVisit } = useOpenVisit();
  const { createRecord } = useCreateRecord();
  const [opening, setOpening] = useState<'patient' | 'new'>('patient');
  const [error, setError] = useState<string | null>(null);

  const { run, pending } = useSingleFlight(
    async (find: () => Promise<string>, state?: { initialComplaint: string }) => {
      setError(null);
      try {
        navigate(await find(), { state });
        // Pending until the editor is shown: a second click would open a second case.
        await keepPending();
      } catch (failed) {
        setError(messageOf(failed));
      }
    },
  );

  return {
    openPatient: (patientId: string) => {
      setOpening('patient');
      return run(() => openVisit(patientId));
    },
    openNew: (text: string) => {
      setOpening('new');
      const begin = async (): Promise<string> =>
        pathTo(ADDRESSES.bareEditComplaint, { recordId: await createRecord() });
      return run(begin, initialComplaintState(text));
    },
    pending: pending ? opening : null,
    error,
  };
}
