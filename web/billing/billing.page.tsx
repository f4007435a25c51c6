import './billing.css';
import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { BillView } from './bill/bill-view.tsx';
import { readBillingState } from './new-bill/billing-state.ts';
import { CreateBill } from './new-bill/create-bill.tsx';

/** Specification 2, section 2: Back goes to the front door, which knows each role's home. */
const HOME = '/';

/** The billing page in its two modes: a bill to make, or one to look at and pay. */
export function BillingPage() {
  const { state, key } = useLocation();
  const billing = readBillingState(state);
  if (!billing) return <MissingPatient />;
  // Another link to this page begins another bill.
  return billing.billId ? (
    <BillView key={billing.billId} billId={billing.billId} payNow={billing.payNow} />
  ) : (
    <CreateBill key={key} state={billing} />
  );
}

function MissingPatient() {
  return (
    <>
      <PageHeader title="Billing" />
      <EmptyState
        title={M.missingPatient}
        text="Begin a bill at the patient: in the queue, the pharmacy or the lab."
        action={
          <Button component={Link} to={HOME}>
            Go to Dashboard
          </Button>
        }
      />
    </>
  );
}
