import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { deskOf } from '#contract/kernel/roles.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LabOrders } from './lab-orders.tsx';

/** The lab's dashboard, and the Lab Tests tab of the reception. */
export function LabOrdersPage() {
  const isLab = deskOf(useCurrentUser().role) === 'laboratory';
  return (
    <>
      <PageHeader
        title={isLab ? 'Lab Dashboard' : 'Lab Tests'}
        actions={
          <>
            {isLab && (
              <Button component={Link} to={ADDRESSES.labWorklist} variant="default">
                Worklist
              </Button>
            )}
            <Button component={Link} to={ADDRESSES.searchLabReports} variant="default">
              Search reports
            </Button>
            <Button component={Link} to={ADDRESSES.createLabOrder}>
              New lab order
            </Button>
          </>
        }
      />
      <LabOrders />
    </>
  );
}
