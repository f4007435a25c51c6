import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { Id } from '#contract/kernel/fields.ts';
import { bookedAgain } from '#contract/queue/queue.messages.ts';
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

type Options = {
  /** The visit whose token the page shows. */
  shownVisitId: string | undefined;
  /** Shows the form with the patient again. */
  onBack: (patientId: string) => void;
};

/**
 * The arrival whose check-in was undone: the form has it again, without the booking, in place of its token. Elsewhere
 * a message leads back to it.
 */
export function useUndoneArrival({ shownVisitId, onBack }: Options) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [undone, setUndone] = useState<UndoneArrival | null>(
    () => Back.safeParse(state).data?.undone ?? null,
  );
  const here = useRef<{ shownVisitId: string | undefined } | null>(null);
  useEffect(() => {
    here.current = { shownVisitId };
    return () => {
      here.current = null;
    };
  }, [shownVisitId]);

  const tell = (next: UndoneArrival): void => {
    const goBack = (): void => {
      if (!here.current) {
        void navigate(addToQueuePath(next.patientId), { state: { undone: next } });
        return;
      }
      setUndone(next);
      onBack(next.patientId);
    };
    const message = bookedAgain(next.name);
    if (here.current?.shownVisitId === next.visitId) {
      goBack();
      toast.success(message);
    } else {
      toast.success(message, { action: { label: 'Queue without the booking', onPress: goBack } });
    }
  };
  return { undone, tell, forget: () => setUndone(null) };
}
