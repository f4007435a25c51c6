import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { Id } from '#contract/kernel/fields.ts';
import { bookedAgain } from '#contract/queue/queue.messages.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { addToQueuePath } from '#web/patients/index.ts';
import { toast } from '#web/ui/toast/toast.ts';
import type { UndoneArrival } from './say-check-in.ts';

/** The state of a link back to an arrival. */
const Back = z.object({
  undone: z.object({
    ...{ patientId: Id, visitId: Id, bookingId: Id },
    ...{ name: z.string(), doctorId: z.string(), complaint: z.string() },
  }),
});

type ToldArrival = {
  undone: UndoneArrival | null;
  /** The visit whose token the page shows. */
  shownVisitId: string | undefined;
};

/**
 * The arrival whose check-in was undone, from the state of the history entry, and the key of a page that begins again
 * with each. The key stays when the arrival is forgotten: the page then shows its token.
 */
export function useUndoneArrival() {
  const { state } = useLocation();
  const undone = Back.safeParse(state).data?.undone ?? null;
  const [key, setKey] = useState(undone?.visitId ?? '');
  if (undone && undone.visitId !== key) setKey(undone.visitId);
  return { undone, key };
}

/**
 * Shows that a check-in was undone: the form has the arrival again, without the booking, in place of its token.
 * Elsewhere a message leads back to it. `forget` removes the arrival from the history once it is queued, so that Back and
 * a reload show an empty form.
 */
export function useTellUndone({ undone, shownVisitId }: ToldArrival) {
  const navigate = useNavigate();
  const here = useRef<{ shownVisitId: string | undefined } | null>(null);
  useEffect(() => {
    here.current = { shownVisitId };
    return () => {
      here.current = null;
    };
  }, [shownVisitId]);

  const tell = (next: UndoneArrival): void => {
    const goBack = (): void => {
      const replace = window.location.pathname === ADDRESSES.addPatient;
      void navigate(addToQueuePath(next.patientId), { replace, state: { undone: next } });
    };
    const message = bookedAgain(next.name);
    if (here.current?.shownVisitId === next.visitId) {
      goBack();
      toast.success(message);
    } else {
      toast.success(message, { action: { label: 'Queue without the booking', onPress: goBack } });
    }
  };
  const forget = (): void => {
    if (undone) void navigate(ADDRESSES.addPatient, { replace: true, state: null });
  };
  return { tell, forget };
}
