import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { may } from '#contract/kernel/roles.ts';
import { consultationBill, mayBeBilled } from '#contract/queue/consultation-bill.rules.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

/** From a cancelled bill to a new one of its visit, while the visit has no other. */
export function BillAgain({ visit }: { visit: Visit }) {
  const { role } = useCurrentUser();
  if (!may(role, 'billing.create-bill') || !mayBeBilled(visit)) return null;
  return (
    <Button
      component={Link}
      to={ADDRESSES.billing}
      state={consultationBill(visit, visit.doctor_id)}
      variant="default"
    >
      Bill again
    </Button>
  );
}
