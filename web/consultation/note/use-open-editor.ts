import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { keepPending } from '#web/ui/keep-pending.ts';
import { useOpenVisit } from '../open-visit.ts';
import { initialComplaintState } from './initial-complaint.ts';
import { useCreateVisit } from './use-create-visit.ts';

/** Opens the editor on a patient's visit or on a new visit, once per double click. */
export function useOpenEditor() {
  const navigate = useNavigate();
  const { openVisit } = useOpenVisit();
  const { createVisit } = useCreateVisit();
  const [opening, setOpening] = useState<'patient' | 'new'>('patient');
  const [error, setError] = useState<string | null>(null);

  const { run, pending } = useSingleFlight(
    async (find: () => Promise<string>, state?: { initialComplaint: string }) => {
      setError(null);
      try {
        navigate(await find(), { state });
        // Pending until the editor is shown: a second click would open a second visit.
        await keepPending();
      } catch (failed) {
        setError(messageOf(failed));
      }
    },
  );

  return {
    /** `text` becomes the beginning of the visit's complaint. */
    openPatient: (patientId: string, text?: string) => {
      setOpening('patient');
      return run(() => openVisit(patientId), text ? initialComplaintState(text) : undefined);
    },
    openNew: (text: string) => {
      setOpening('new');
      const begin = async (): Promise<string> =>
        pathTo(ADDRESSES.bareEditComplaint, { visitId: await createVisit() });
      return run(begin, initialComplaintState(text));
    },
    pending: pending ? opening : null,
    error,
  };
}
