import { Stack } from '@mantine/core';
import { openLabOrder, openPrescription } from '#contract/visit-sheet/open-orders.rules.ts';
import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { LabOrderStanding } from '#web/lab/index.ts';
import { medicationsOf, PharmacyOrderStanding } from '#web/pharmacy/index.ts';

/** The visit's orders that are billed or done: they are shown, and changed in the pharmacy or the lab. */
export function OtherOrders({ sheet }: { sheet: VisitSheet }) {
  const drugs = sheet.pharmacyOrders.filter((order) => order !== openPrescription(sheet));
  const tests = sheet.labOrders.filter((order) => order !== openLabOrder(sheet));
  if (drugs.length + tests.length === 0) return null;
  return (
    <Stack gap={4} component="ul" className="sheet-orders" aria-label="Ordered in this visit">
      {drugs.map((order) => (
        <li key={order.id}>
          <span>{medicationsOf(order)}</span> <PharmacyOrderStanding order={order} />
        </li>
      ))}
      {tests.map((order) => (
        <li key={order.id}>
          <span>{order.tests.map(({ name }) => name).join(', ')}</span>{' '}
          <LabOrderStanding order={order} />
        </li>
      ))}
    </Stack>
  );
}
