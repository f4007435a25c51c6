import { may } from '#contract/kernel/roles.ts';
import { consultationBill, mayBeBilled } from '#contract/queue/consultation-bill.rules.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { RowLink } from '#web/ui/row/row-button.tsx';

/** Links to the bill of an unpaid visit, also after the consultation. */
export function BillVisit({ visit }: { visit: Visit }) {
  const { role } = useCurrentUser();
  if (!may(role, 'billing.create-bill') || !mayBeBilled(visit)) return null;
  return (
    <RowLink
      to={ADDRESSES.billing}
      state={consultationBill(visit, visit.doctor_id)}
      look={visit.unbilled ? 'warning' : 'framed'}
      aria-label={`Bill ${visit.name}`}
    >
      Bill
    </RowLink>
  );
}
