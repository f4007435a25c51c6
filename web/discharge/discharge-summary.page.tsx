import { Button, Skeleton, Stack } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { getDischargeSummary } from '#contract/discharge/discharge.endpoints.ts';
import { DISCHARGE_MESSAGES as M } from '#contract/discharge/discharge.messages.ts';
import { BillOfStay } from '#web/admissions/index.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { SummaryForm } from './summary.form.tsx';

/** The discharge summary of a stay: proposed from the record, written, printed. */
export function DischargeSummaryPage() {
  const { patientId = '', stayId = '' } = useParams();
  const { data, error, refetch } = useApi(getDischargeSummary, { params: { id: stayId } });
  const shown = data?.patient.id === patientId ? data : undefined;
  return (
    <>
      <PageHeader
        title="Discharge summary"
        actions={
          <Button
            component={Link}
            to={pathTo(ADDRESSES.patientManageAdmission, { patientId })}
            variant="default"
          >
            Back to the admission
          </Button>
        }
      />
      {!shown && (error || data) && (
        <ErrorState message={M.loadFailed} onRetry={() => void refetch()} />
      )}
      {!shown && !error && !data && <Skeleton height={320} role="status" aria-label="Loading" />}
      {shown && (
        <Stack gap="sm">
          <SummaryForm key={shown.stay.id} loaded={shown} />
          <BillOfStay stay={shown.stay} />
        </Stack>
      )}
    </>
  );
}
