import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { BillRequestInput } from '#contract/billing/bill-request.ts';
import { may } from '#contract/kernel/roles.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

type OfPatient = { readonly patientId: string; readonly patientName: string };

/** The billing page's state for a bill that belongs to no order and no visit. */
export function otherBill({ patientId, patientName }: OfPatient): BillRequestInput {
  return { patientId, patientName, billType: 'other' };
}

/** Starts a bill for a known patient; hidden from a role that may not bill. */
export function NewBillLink(patient: OfPatient) {
  const { role } = useCurrentUser();
  if (!may(role, 'billing.create-bill')) return null;
  return (
    <Button component={Link} to={ADDRESSES.billing} state={otherBill(patient)} variant="default">
      New Bill
    </Button>
  );
}
