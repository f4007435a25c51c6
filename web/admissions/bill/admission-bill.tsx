import './admission-bill.css';
import { Stack } from '@mantine/core';
import { Suspense } from 'react';
import { payAdmission, takeDeposit } from '#contract/admissions/admissions.endpoints.ts';
import type { BillDetails } from '#contract/billing/bill.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { PrintBill } from '#web/billing/index.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { BillFacts, BillSums } from './bill-summary.tsx';
import { DepositForm } from './deposit.form.tsx';
import { PaymentForm } from './payment.form.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { billAsOfNow } from './running-bill.ts';

/** The patient, the sums, a form for a payment, and the payments so far. */
export function AdmissionBill({ details }: { details: BillDetails }) {
  const { role } = useCurrentUser();
  const { bill, calculated, admissionPayments = details.payments } = details;
  const isRunning = bill.status === 'pending' && bill.Patient.discharge_date === null;
  const isPayable = bill.status === 'pending' && calculated.balance > 0;

  return (
    <Stack gap="md">
      <div className="admission-bill">
        <BillFacts bill={bill} />
        <BillSums calculated={calculated} />
        {isPayable && mayCall(payAdmission, role) && <PaymentForm details={details} />}
      </div>
      {isRunning && mayCall(takeDeposit, role) && <DepositForm details={details} />}
      <PaymentHistory payments={admissionPayments} />
      <Suspense>
        <PrintBill details={billAsOfNow(details)} />
      </Suspense>
    </Stack>
  );
}
