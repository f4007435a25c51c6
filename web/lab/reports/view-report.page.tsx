import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { Link, useNavigate, useParams } from 'react-router';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { labDetailsFailed, LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import { REPORTABLE } from '#contract/lab/lab-order.status.ts';
import type { LabReport } from '#contract/lab/lab-order.ts';
import { getLabOrderReport, submitLabReport } from '#contract/lab/lab-orders.endpoints.ts';
import { LetterheadSwitch } from '#web/clinics/index.ts';
import { CriticalBanners } from '#web/critical-results/index.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useStepBack } from '#web/lib/address/use-step-back.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { usePrint } from '#web/ui/print/use-print.ts';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPrinter, IconTrash } from '#web/ui/theme/icons.ts';
import { LabOrderSummary } from '../orders/lab-order-summary.tsx';
import { useDeleteLabReport } from '../orders/use-delete-lab.ts';
import { ReportPaper } from './report-paper.tsx';
import { ReportView } from './report-view.tsx';

/** The report of a lab order: view, print, amend, delete (specification 2, section 2). */
export function ViewReportPage() {
  const { orderId } = useParams();
  const goBack = useStepBack(ADDRESSES.dashboard);
  return (
    <>
      <PageHeader
        title="Lab Report"
        onBack={goBack}
        actions={
          <Button component={Link} to={ADDRESSES.searchLabReports} variant="default">
            Search reports
          </Button>
        }
      />
      {orderId ? <ViewReport orderId={orderId} /> : <ErrorState message={M.noOrderId} />}
    </>
  );
}

function ViewReport({ orderId }: { orderId: string }) {
  const { data, error, refetch } = useApi(
    getLabOrderReport,
    { params: { id: orderId } },
    { live: true },
  );
  if (data && !error) return <Report report={data} />;
  if (!error) return <Skeleton height={320} role="status" aria-label="Loading" />;
  // The report may have been deleted: on a 404 the cached one is not shown.
  if (data && error.status !== 404) return <Report report={data} />;
  const message = error.status === 404 ? error.message : labDetailsFailed(error.message);
  return <ErrorState message={message} onRetry={() => void refetch()} />;
}

function Report({ report }: { report: LabReport }) {
  const { role } = useCurrentUser();
  const navigate = useNavigate();
  const { paper, print } = usePrint<'report'>();
  const deletion = useDeleteLabReport(() => navigate(ADDRESSES.lab));
  const isOpen = REPORTABLE.some((status) => status === report.status);
  useShortcut('p', { description: 'Print the report', onPress: () => print('report') });

  return (
    <Stack gap="sm">
      <LabOrderSummary order={report} />
      <Group gap="xs">
        <Button leftSection={<Icon of={IconPrinter} />} onClick={() => print('report')}>
          Print report
        </Button>
        <LetterheadSwitch />
        {isOpen && mayCall(submitLabReport, role) && (
          <Button
            component={Link}
            variant="default"
            to={pathTo(ADDRESSES.enterLabReport, { orderId: report.id })}
          >
            Amend report
          </Button>
        )}
        {deletion.mayDelete && (
          <Button
            variant="default"
            leftSection={<Icon of={IconTrash} />}
            aria-busy={deletion.isDeleting || undefined}
            onClick={() => void deletion.remove(report)}
          >
            Delete report
          </Button>
        )}
      </Group>
      <CriticalBanners patientId={report.patient_id} />
      <ReportView report={report} />
      {paper && <ReportPaper report={report} />}
    </Stack>
  );
}
