import { Button, Skeleton, Stack } from '@mantine/core';
import { Link, useParams } from 'react-router';
import {
  ADMISSION_MESSAGES as M,
  unexpectedBillType,
} from '#contract/admissions/admissions.messages.ts';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconArrowLeft } from '#web/ui/theme/icons.ts';
import { AdmissionBill } from './admission-bill.tsx';

const TITLE = 'Admission Billing Details';

function messageOf({ code, status, message }: ApiError): string {
  if (code === 'invalid_reply') return M.incompleteBill;
  return status === 404 ? M.fetchBillFailed : message;
}

/** The bill of a stay and its payments (specification 2, section 2). */
export function AdmissionBillPage() {
  const { patientId = '', billId } = useParams();
  return billId ? (
    <LoadedBill patientId={patientId} billId={billId} />
  ) : (
    <>
      <Header patientId={patientId} />
      <ErrorState message={M.billIdMissing} />
    </>
  );
}

function LoadedBill({ patientId, billId }: { patientId: string; billId: string }) {
  const { data, error, refetch } = useApi(getBill, { params: { id: billId } }, { live: true });
  const isOfPatient = data?.bill.patient_id === patientId;
  const failure = error ? messageOf(error) : data && !isOfPatient ? M.fetchBillFailed : null;
  const shown = isOfPatient ? data : undefined;

  return (
    <>
      <Header patientId={patientId} number={shown?.bill.number} />
      {failure && shown && <AlertBanner tone="error">{failure}</AlertBanner>}
      {failure && !shown && <ErrorState message={failure} onRetry={() => void refetch()} />}
      {!failure && !shown && <BillSkeleton />}
      {shown && shown.bill.type !== 'admission' && (
        <ErrorState message={unexpectedBillType(shown.bill.type)} />
      )}
      {shown && shown.bill.type === 'admission' && <AdmissionBill details={shown} />}
    </>
  );
}

function Header({ patientId, number }: { patientId: string; number?: string | undefined }) {
  return (
    <PageHeader
      title={number ? `${TITLE} (Bill #${number})` : TITLE}
      actions={
        <Button
          component={Link}
          to={pathTo(ADDRESSES.patientManageAdmission, { patientId })}
          variant="default"
          leftSection={<Icon of={IconArrowLeft} />}
        >
          Back to Admission Management
        </Button>
      }
    />
  );
}

function BillSkeleton() {
  return (
    <Stack gap="md" role="status" aria-label="Loading">
      <Skeleton height={120} />
      <Skeleton height={160} />
    </Stack>
  );
}
