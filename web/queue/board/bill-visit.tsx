import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { may } from '#contract/kernel/roles.ts';
import type { QueueEntry } from '#contract/queue/queue-entry.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { consultationBill, mayBeBilled } from '../visit/consultation-bill.ts';

/** Links to the bill of an unpaid visit, also after the consultation. */
export function BillVisit({ visit }: { visit: QueueEntry }) {
  const { role } = useCurrentUser();
  if (!may(role, 'billing.create-bill') || !mayBeBilled(visit)) return null;
  return (
    <Button
      component={Link}
      to={ADDRESSES.billing}
      state={consultationBill(visit, visit.doctor_id)}
      size="compact-md"
      variant={visit.unbilled ? 'light' : 'default'}
      {...(visit.unbilled && { color: 'orange' })}
      aria-label={`Bill ${visit.name}`}
    >
      Bill
    </Button>
  );
}
