import { useCurrentUser } from '#web/lib/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LabOrders } from './lab-orders.tsx';

/** The lab's own dashboard, and the Lab Tests tab of the reception. */
export function LabOrdersPage() {
  const isLab = useCurrentUser().role === 'lab';
  return (
    <>
      <PageHeader title={isLab ? 'Lab Dashboard' : 'Lab Tests'} />
      <LabOrders />
    </>
  );
}
