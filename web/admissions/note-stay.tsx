import { type ReactNode, Suspense, useState } from 'react';
import type { Admission } from '#contract/admissions/admission.ts';
import { editStay } from '#contract/admissions/admissions.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';

const StayNotesModal = lazyPart(() =>
  import('./stay-notes.modal.tsx').then((module) => module.StayNotesModal),
);

type NoteStayProps = {
  stay: Admission;
  patientName: string;
  /** The button that opens the window. */
  button: (open: () => void) => ReactNode;
};

/** Notes bed, doctor and reason of a stay, where the role may. */
export function NoteStay({ stay, patientName, button }: NoteStayProps) {
  const [isOpen, setOpen] = useState(false);
  if (!mayCall(editStay, useCurrentUser().role)) return null;
  return (
    <>
      {button(() => setOpen(true))}
      {isOpen && (
        <Suspense>
          <StayNotesModal stay={stay} patientName={patientName} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
