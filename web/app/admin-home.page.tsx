import { Button, SimpleGrid, Stack } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import { VISIT_STATUS_LABELS } from '#contract/queue/visit.status.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { loadDoctorsFailed } from '#contract/staff/staff.messages.ts';
import { ClinicSettingsPanel } from '#web/clinics/index.ts';
import { useApi } from '#web/lib/use-api.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconRefresh } from '#web/ui/icons.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PassingAlert } from '#web/ui/passing-alert.tsx';
import { AdminSectionsBar } from './admin-sections-bar.tsx';
import { StatTile } from './stat-tile.tsx';

const SETTINGS_ID = 'clinic-settings';
const COUNTED = ['waiting', 'consulting', 'seen'] as const;

/** The admin's overview: today's figures and the ways into the other sections. */
export function AdminHomePage() {
  const queue = useApi(listQueue, {}, { live: true });
  const doctors = useApi(listStaff, { query: { role: 'doctor', active: 'true' } }, { live: true });
  const [params] = useSearchParams();
  const areSettingsOpen = params.get('settings') === 'open';
  const refresh = (): void => void Promise.all([queue.refetch(), doctors.refetch()]);

  return (
    <>
      <PageHeader
        title="Overview"
        actions={
          <Button
            variant="default"
            leftSection={<Icon of={IconRefresh} />}
            loading={queue.isFetching || doctors.isFetching}
            onClick={refresh}
          >
            Refresh
          </Button>
        }
      />
      <Stack gap="md">
        {queue.error && (
          <PassingAlert key={queue.errorUpdatedAt} message={QUEUE_MESSAGES.fetchQueueFailed} />
        )}
        {doctors.error && (
          <PassingAlert
            key={`doctors ${doctors.errorUpdatedAt}`}
            message={loadDoctorsFailed(doctors.error.message)}
          />
        )}
        <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
          {COUNTED.map((status) => (
            <StatTile
              key={status}
              label={VISIT_STATUS_LABELS[status]}
              value={queue.data?.filter((visit) => visit.status === status).length}
              failed={queue.isError}
            />
          ))}
          <StatTile label="Active doctors" value={doctors.data?.length} failed={doctors.isError} />
        </SimpleGrid>
        <AdminSectionsBar settingsId={SETTINGS_ID} />
        {areSettingsOpen && <ClinicSettingsPanel id={SETTINGS_ID} />}
      </Stack>
    </>
  );
}
