import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { may } from '#contract/kernel/roles.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useChosenPatient } from '#web/patients/index.ts';
import { sayToken } from '#web/token-slip/index.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { consultationBill, isBilledFirst } from '../visit/consultation-bill.ts';
import { AddToQueueForm } from './add-to-queue.form.tsx';
import { TokenSlip } from './token-slip.tsx';
import type { Added } from './use-add-to-queue.ts';
import { useUndoneArrival } from './use-undone-arrival.ts';

/** Specification 1, section 2: Back goes to `/`, which redirects to each role's home. */
const HOME = '/';

type AddToQueuePageProps = {
  /** The appointments of the chosen patient. */
  booked?: (patientId: string) => ReactNode;
};

/** Add patient to queue (specification 1, section 2): an existing patient, or a new one first. */
export function AddToQueuePage({ booked }: AddToQueuePageProps) {
  // Held here, not in the form: the address still names the last patient for a moment.
  const chosen = useChosenPatient();
  const navigate = useNavigate();
  const mayBill = may(useCurrentUser().role, 'billing.create-bill');
  const [added, setAdded] = useState<Visit | null>(null);

  const { undone, tell, forget } = useUndoneArrival({
    shownVisitId: added?.id,
    onBack: (patientId) => {
      setAdded(null);
      chosen.choose(patientId);
    },
  });

  const goOn = ({ visit, doctorId, isSaid = false }: Added): void => {
    forget();
    if (!mayBill || doctorId === '' || !isBilledFirst(visit)) {
      setAdded(visit);
      return;
    }
    if (!isSaid) sayToken(visit);
    navigate(ADDRESSES.billing, { state: consultationBill(visit, doctorId) });
  };

  return (
    <>
      <PageHeader title="Add patient to queue" backTo={HOME} />
      {added ? (
        <TokenSlip visit={added} onNext={() => setAdded(null)} />
      ) : (
        <AddToQueueForm
          // Begun again with the undone arrival.
          key={undone?.visitId ?? ''}
          {...{ chosen, undone, booked }}
          onAdded={goOn}
          onUndone={tell}
        />
      )}
    </>
  );
}
