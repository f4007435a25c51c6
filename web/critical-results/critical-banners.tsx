import { Stack } from '@mantine/core';
import { CriticalBanner } from './critical-banner.tsx';
import { CriticalFailed } from './critical-failed.tsx';
import { useShownPatients, useShowsPatient } from './shown-patients.ts';
import { useCriticalReports } from './use-critical-reports.ts';

type CriticalBannersProps = {
  /** Only this patient's results; otherwise those that the page shows nowhere else. */
  patientId?: string | undefined;
};

/** A red banner for each report with critical results, until a doctor or an admin acknowledges it. */
export function CriticalBanners({ patientId }: CriticalBannersProps) {
  const { data = [], error, refetch } = useCriticalReports(patientId);
  const onPage = useShownPatients();
  const isOfOne = patientId !== undefined;
  const shown = data.filter(({ patient_id }) => isOfOne || !onPage.includes(patient_id));
  useShowsPatient(patientId);
  if (shown.length === 0 && !error) return null;
  return (
    <Stack gap="xs" mb="sm">
      {error && <CriticalFailed onRetry={() => void refetch()} />}
      {shown.map((report) => (
        <CriticalBanner key={report.order_id} report={report} namesPatient={!isOfOne} />
      ))}
    </Stack>
  );
}
