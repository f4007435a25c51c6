import { Text } from '@mantine/core';
import { bedText } from '#contract/admissions/bed-text.ts';
import type { DischargeSummary } from '#contract/discharge/discharge-summary.ts';
import { patientNo } from '#contract/patients/patient-numbers.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { ageAndGender } from '#web/patients/index.ts';
import { FactLine } from '#web/ui/layout/fact-line.tsx';
import { vitalsText } from './vitals-text.ts';

/** The facts of a stay: patient, dates, bed, doctor, reason, and the newest vital signs. */
export function StayFacts({ summary }: { summary: DischargeSummary }) {
  const { patient, stay } = summary;
  const { admission_date, discharge_date, bed, doctor, reason } = stay;
  const vitals = vitalsText(summary);
  return (
    <div>
      <Text fw={600}>{patient.name}</Text>
      <FactLine facts={[patientNo(patient.token), ageAndGender(patient), patient.phone]} />
      <FactLine
        facts={[
          `Admitted ${showDateTime(admission_date)}`,
          discharge_date ? `Discharged ${showDateTime(discharge_date)}` : 'Not discharged yet',
          bed ? bedText(bed) : null,
          doctor?.name ?? null,
        ]}
      />
      {reason && <Text>{reason}</Text>}
      {vitals !== '' && <Text size="sm">{vitals}</Text>}
    </div>
  );
}
