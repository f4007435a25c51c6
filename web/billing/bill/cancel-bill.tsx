import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { BILL_TRANSITIONS } from '#contract/billing/bill.status.ts';
import type { BillDetails } from '#contract/billing/bill.ts';
import { cancelBill } from '#contract/billing/bills.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { allowedActions } from '#contract/kernel/transitions.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';

const CancelBillModal = lazyPart(() =>
  import('./cancel-bill.modal.tsx').then((module) => module.CancelBillModal),
);

/** The cancel button, for people who may cancel, while the bill can be cancelled. */
export function CancelBill({ details }: { details: BillDetails }) {
  const { role } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const can = allowedActions(BILL_TRANSITIONS, details.bill.status).includes('cancel');
  if (!mayCall(cancelBill, role) || !can) return null;
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Cancel bill
      </Button>
      {isOpen && (
        <Suspense>
          <CancelBillModal details={details} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
