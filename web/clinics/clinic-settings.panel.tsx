import './clinic-settings.css';
import { Paper, Skeleton, Stack, Title } from '@mantine/core';
import { getClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { loadSettingsFailed } from '#contract/clinics/clinics.messages.ts';
import { useApi } from '#web/lib/use-api.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ClinicSettingsForm } from './clinic-settings.form.tsx';

/** Clinic settings, as the admin panel unfolds them (specification 1, section 2). */
export function ClinicSettingsPanel({ id }: { id: string }) {
  return (
    <Paper component="section" id={id} withBorder p="md" aria-labelledby={`${id}-title`}>
      <Title order={2} id={`${id}-title`} mb="sm">
        Clinic settings
      </Title>
      <LoadedSettings />
    </Paper>
  );
}

function LoadedSettings() {
  const { data, error, refetch } = useApi(getClinicSettings, {}, { live: true });
  if (data) return <ClinicSettingsForm settings={data.settings} />;
  if (error) {
    return (
      <ErrorState message={loadSettingsFailed(error.message)} onRetry={() => void refetch()} />
    );
  }
  return (
    <Stack gap="sm" role="status" aria-label="Loading the settings">
      <Skeleton h={58} />
      <Skeleton h={150} />
      <Skeleton h={150} />
    </Stack>
  );
}
