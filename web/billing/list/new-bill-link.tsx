import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { BillRequestInput } from '#contract/billing/bill-request.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';

type OfPatient = { readonly patientId: string; readonly patientName: string };

/** The billing page's state for a bill that belongs to no order and no visit. */
export function otherBill({ patientId, patientName }: OfPatient): BillRequestInput {
  return { patientId, patientName, billType: 'other' };
}

/** Starts a bill for a known patient. */
export function NewBillLink(patient: OfPatient) {
  return (
    <Button component={Link} to={ADDRESSES.billing} state={otherBill(patient)} variant="default">
      New Bill
    </Button>
  );
}
