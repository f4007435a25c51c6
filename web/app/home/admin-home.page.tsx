import { Button, Stack } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { OVERVIEW_MESSAGES } from '#contract/overview/overview.messages.ts';
import { ClinicSettingsPanel } from '#web/clinics/index.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import {
  DiscountsAboveLimit,
  DoctorLoads,
  OverviewCharts,
  OverviewFigures,
  UnpaidOrders,
} from '#web/overview/index.ts';
import { RefusedRefunds } from '#web/payments/index.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { PassingAlert } from '#web/ui/notice/passing-alert.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconRefresh } from '#web/ui/theme/icons.ts';
import { SETTINGS_ID } from './admin-sections.ts';

/** The admin's overview: today's figures, and its charts. */
export function AdminHomePage() {
  const overview = useApi(getOverview, {}, { live: true });
  const [params] = useSearchParams();
  const areSettingsOpen = params.get('settings') === 'open';

  return (
    <>
      <PageHeader
        title="Overview"
        actions={
          <Button
            variant="default"
            leftSection={<Icon of={IconRefresh} />}
            loading={overview.isFetching}
            onClick={() => void overview.refetch()}
          >
            Refresh
          </Button>
        }
      />
      <Stack gap="md">
        {overview.error && (
          <PassingAlert
            key={overview.errorUpdatedAt}
            message={saidOr(overview.error, OVERVIEW_MESSAGES.fetchFailed)}
          />
        )}
        <RefusedRefunds />
        {areSettingsOpen && <ClinicSettingsPanel id={SETTINGS_ID} />}
        <OverviewFigures overview={overview.data} failed={overview.isError} />
        <UnpaidOrders unpaid={overview.data?.unpaid} />
        <DiscountsAboveLimit discounts={overview.data?.discounts} />
        {!(overview.isError && !overview.data) && <DoctorLoads doctors={overview.data?.doctors} />}
        {overview.data && <OverviewCharts overview={overview.data} />}
      </Stack>
    </>
  );
}
