import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { may } from '#contract/kernel/roles.ts';
import { consultationBill, isBilledFirst } from '#contract/queue/consultation-bill.rules.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useChosenPatient } from '#web/patients/index.ts';
import { sayToken } from '#web/token-slip/index.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AddToQueueForm } from './add-to-queue.form.tsx';
import type { UndoneArrival } from './say-check-in.ts';
import { TokenSlip } from './token-slip.tsx';
import type { Added } from './use-add-to-queue.ts';
import { useTellUndone, useUndoneArrival } from './use-undone-arrival.ts';

/** Specification 1, section 2: Back goes to `/`, which redirects to each role's home. */
const HOME = '/';

type AddToQueuePageProps = {
  /** The appointments of the chosen patient. */
  booked?: ((patientId: string) => ReactNode) | undefined;
  /** The leave of the chosen doctor today. */
  away?: ((doctorId: string) => ReactNode) | undefined;
  /** The absences of the doctors who have leave today, by id. */
  awayToday?: ReadonlyMap<string, string> | undefined;
};

/** Add patient to queue (specification 1, section 2): an existing patient, or a new one first. */
export function AddToQueuePage(props: AddToQueuePageProps) {
  const { undone, key } = useUndoneArrival();
  return <AddArrival key={key} {...props} undone={undone} />;
}

type AddArrivalProps = AddToQueuePageProps & { undone: UndoneArrival | null };

/** One arrival after another, from the undone one if any. */
function AddArrival({ undone, ...shown }: AddArrivalProps) {
  // Held here, not in the form: the address still names the last patient for a moment.
  const chosen = useChosenPatient();
  const navigate = useNavigate();
  const mayBill = may(useCurrentUser().role, 'billing.create-bill');
  const [added, setAdded] = useState<Visit | null>(null);

  const { tell, forget } = useTellUndone({ undone, shownVisitId: added?.id });

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
          {...shown}
          chosen={chosen}
          // For another patient, it would give them this one's complaint and doctor.
          undone={undone?.patientId === chosen.id ? undone : null}
          onAdded={goOn}
          onUndone={tell}
        />
      )}
    </>
  );
}
