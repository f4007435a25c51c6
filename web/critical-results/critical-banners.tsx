import { Button, Group, Stack } from '@mantine/core';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import { acknowledgeCriticalResults } from '#contract/lab/critical/critical.endpoints.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { CriticalBanner } from './critical-banner.tsx';
import { useAcknowledge } from './use-acknowledge.ts';
import { useCriticalReports } from './use-critical-reports.ts';

type CriticalBannersProps = {
  /** Only this patient's results; otherwise those that concern the signed-in person. */
  patientId?: string | undefined;
  /** A patient whose results are shown elsewhere on the page. */
  except?: string | undefined;
};

/** A red banner for each report with critical results, until a doctor or an admin acknowledges it. */
export function CriticalBanners({ patientId, except }: CriticalBannersProps) {
  const { id: ownId, role } = useCurrentUser();
  const { data = [], error, refetch } = useCriticalReports(patientId);
  const { acknowledge, isPending } = useAcknowledge();
  const isConcerned = (doctor: { id: string } | null): boolean =>
    patientId !== undefined ||
    !may(role, 'consulting.see-patients') ||
    doctor === null ||
    doctor.id === ownId;
  const shown = data.filter(
    ({ doctor, patient_id }) => isConcerned(doctor) && patient_id !== except,
  );
  if (shown.length === 0 && !error) return null;
  return (
    <Stack gap="xs" mb="sm">
      {error && (
        <AlertBanner tone="error">
          <Group gap="sm">
            Critical results could not be loaded.
            <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
              Retry
            </Button>
          </Group>
        </AlertBanner>
      )}
      {shown.map((report) => (
        <CriticalBanner
          key={report.order_id}
          report={report}
          namesPatient={patientId === undefined}
          isPending={isPending}
          onAcknowledge={
            mayCall(acknowledgeCriticalResults, role) ? () => void acknowledge(report) : undefined
          }
        />
      ))}
    </Stack>
  );
}
