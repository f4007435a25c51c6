import { readBillRequest } from '#contract/billing/bill-request.ts';
import './billing.css';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { BillView } from './bill/bill-view.tsx';
import { CreateBill } from './new-bill/create-bill.tsx';

/** Specification 2, section 2: Back goes to `/`, which redirects to each role's home. */
const HOME = '/';

/** The billing page in its two modes: a new bill, or an existing one to view and pay. */
export function BillingPage() {
  const { state, key } = useLocation();
  const [arrival] = useState(key);
  const read = readBillRequest(state);
  if (read.is === 'missing') {
    const where = 'Begin a bill at the patient: in the queue, the pharmacy or the lab.';
    return <NoBill title={M.missingPatient} text={where} />;
  }
  if (read.is === 'wrong') return <NoBill title={M.invalidBill} text={read.problem} />;
  const { request } = read;
  // Another link to this page starts another bill.
  return request.billId ? (
    <BillView
      key={request.billId}
      billId={request.billId}
      payNow={request.payNow ?? false}
      isMade={key !== arrival}
    />
  ) : (
    <CreateBill key={key} request={request} />
  );
}

function NoBill({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageHeader title="Billing" />
      <EmptyState
        title={title}
        // Shown once when the title already has the whole text.
        text={text === title ? undefined : text}
        action={
          <Button component={Link} to={HOME}>
            Go to Dashboard
          </Button>
        }
      />
    </>
  );
}
