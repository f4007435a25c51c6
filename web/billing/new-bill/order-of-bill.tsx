import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { BillRequest } from '#contract/billing/bill-request.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';

/** The way to the pharmacy order whose bill was refused: the reason lies there. */
export function OrderOfBill({ request }: { request: BillRequest }) {
  const { billType, relatedId } = request;
  if (billType !== 'pharmacy' || !relatedId) return null;
  return (
    <Button
      component={Link}
      variant="default"
      to={pathTo(ADDRESSES.pharmacyOrder, { orderId: relatedId })}
    >
      Open the order
    </Button>
  );
}
