import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { type BillRequest, isConsultation } from '#contract/billing/bill-request.ts';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { getFollowUp } from '#contract/billing/follow-up.endpoints.ts';
import { amountText } from '#contract/kernel/numbers/money.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { getStaffMember } from '#contract/staff/staff.endpoints.ts';
import { useStepBack } from '#web/lib/address/use-step-back.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { BillInfo } from '../bill/bill-info.tsx';
import { VisitGone } from '../bill/visit-gone.tsx';
import { BillDoctor } from './bill-doctor.tsx';
import type { BillDraft } from './bill-draft.ts';
import { CreateBillForm } from './create-bill.form.tsx';
import { defaultFee } from './default-fee.ts';
import { useNoBillNotice } from './no-bill-notice.ts';
import { useBillDoctor } from './use-bill-doctor.ts';

type CreateBillProps = { request: BillRequest };

/** The doctor's own fee, otherwise the browser's default; and the follow-up by their window. */
function useFee({ doctorId, patientId, ...request }: BillRequest) {
  const wanted = isConsultation(request) && Boolean(doctorId);
  const doctor = useApi(
    getStaffMember,
    { params: { id: doctorId ?? '' } },
    { enabled: wanted, staleTime: Number.POSITIVE_INFINITY },
  );
  const asked = { params: { id: patientId }, query: { doctorId: doctorId ?? '' } };
  const hasWindow = wanted && Boolean(doctor.data?.follow_up);
  const proposal = useApi(getFollowUp, asked, { enabled: hasWindow, staleTime: 0 });
  const own = doctor.data?.opd_fee;
  return {
    // A proposal that cannot be loaded holds up no bill.
    isPending: wanted && (doctor.isPending || (hasWindow && proposal.isPending)),
    hasFailed: wanted && doctor.isError,
    fee: own === undefined || own === null ? defaultFee() : amountText(own),
    followUp: proposal.data?.followUp ?? null,
    doctor: doctor.data?.name,
  };
}

/** A new bill: loads the patient and the fee, then shows the form with them. */
export function CreateBill({ request: asked }: CreateBillProps) {
  const { request, visit, isGone, assigned, choice, choose, drop, ...ofDoctor } =
    useBillDoctor(asked);
  const [typed, setTyped] = useState<BillDraft | null>(null);
  const goBack = useStepBack('/');
  useNoBillNotice(request.patientName ?? '', isGone);
  const {
    data: patient,
    error,
    refetch,
  } = useApi(getPatient, { params: { id: request.patientId } });
  const { isPending: isFeePending, hasFailed, fee, followUp, doctor } = useFee(request);
  const isPending = ofDoctor.isPending || isFeePending;
  const name = patient?.name ?? request.patientName;
  const title = `${request.labOrderId ? 'Create Lab Bill' : 'Create Bill'}${name && ` for ${name}`}`;

  return (
    <>
      <PageHeader title={title} onBack={goBack} />
      <Stack gap="sm" maw={880}>
        {error && (
          <>
            <ErrorState message={M.fetchPatientFailed} onRetry={() => void refetch()} />
            <Group justify="center">
              <Button variant="default" onClick={goBack}>
                Go back
              </Button>
            </Group>
          </>
        )}
        {isGone && <VisitGone patientId={request.patientId} />}
        {!error && !isGone && choice && <BillDoctor choice={choice} />}
        {!error && !isGone && (!patient || isPending) && (
          <Skeleton height={280} role="status" aria-label="Loading" />
        )}
        {patient && !isGone && !isPending && (
          <>
            <BillInfo
              token={patient.token}
              visit={visit}
              phone={patient.phone}
              labOrderId={request.labOrderId}
              labToken={request.labToken}
              facts={[doctor ?? null]}
            />
            {hasFailed && <Warning>{M.feeUnknown}</Warning>}
            {request.hasDropped && <Warning>{M.labItemsDropped}</Warning>}
            <CreateBillForm
              key={request.doctorId}
              request={request}
              visit={visit}
              assigned={assigned}
              token={patient.token}
              fee={fee}
              followUp={followUp}
              typed={typed}
              onTyped={setTyped}
              onDoctor={choose}
              onOver={drop}
            />
          </>
        )}
      </Stack>
    </>
  );
}

function Warning({ children }: { children: string }) {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <AlertBanner tone="warning" onClose={() => setShown(false)}>
      {children}
    </AlertBanner>
  );
}
