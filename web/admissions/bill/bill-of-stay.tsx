import { Group, Text } from '@mantine/core';
import { Suspense } from 'react';
import type { Admission } from '#contract/admissions/admission.ts';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { PrintBill } from '#web/billing/index.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { billAsOfNow } from './running-bill.ts';

/** Prints the bill of a stay beside its other papers. Renders nothing until it has loaded. */
export function BillOfStay({ stay: { bill_id: id } }: { stay: Pick<Admission, 'bill_id'> }) {
  const { role } = useCurrentUser();
  const { data } = useApi(
    getBill,
    { params: { id } },
    { enabled: mayCall(getBill, role), live: true },
  );
  if (!data) return null;
  return (
    <Suspense>
      <Group gap="xs" component="section" aria-label="Bill of the stay">
        <Text fw={600}>Bill {data.bill.number}</Text>
        <PrintBill details={billAsOfNow(data)} isBeside />
      </Group>
    </Suspense>
  );
}
