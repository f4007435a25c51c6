import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { BillRequest } from '#contract/billing/bill-request.ts';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { listBills } from '#contract/billing/bills.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

type WayOnProps = { request: BillRequest; error: string };

/** The way to the reason of a refusal: the pharmacy order, or the bill that a colleague made meanwhile. */
export function WayOn({ request, error }: WayOnProps) {
  const { role } = useCurrentUser();
  const { patientId, billType, relatedId } = request;
  const isBilled = error.endsWith(M.alreadyBilled) && mayCall(listBills, role);
  return (
    <>
      {billType === 'pharmacy' && relatedId && (
        <Button
          component={Link}
          variant="default"
          to={pathTo(ADDRESSES.pharmacyOrder, { orderId: relatedId })}
        >
          Open the order
        </Button>
      )}
      {isBilled && (
        <Button
          component={Link}
          variant="default"
          to={pathTo(ADDRESSES.patientBills, { patientId })}
        >
          All bills of the patient
        </Button>
      )}
    </>
  );
}
