import { Group, Text } from '@mantine/core';
import { patientNo, visitToken } from '#contract/patients/patient-numbers.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { CriticalMark } from '#web/critical-results/index.ts';
import { showTime } from '#web/lib/clinic-time.ts';
import { ageAndGender } from '#web/patients/index.ts';
import { FactLine } from '#web/ui/layout/fact-line.tsx';

/** A visit in a few lines: the patient to call, and their complaint. */
export function DoctorPanelVisit({ visit }: { visit: Visit }) {
  const { token_no, name, complaint, created_at, bookedFor, Patient } = visit;
  return (
    <>
      <Group gap="xs" align="baseline">
        <Text fz={20} fw={600} lh={1.3}>
          {name}
        </Text>
        <Text fw={600} className="ui-tabular">
          {visitToken(token_no)}
        </Text>
      </Group>
      <CriticalMark patientId={visit.patient_id} />
      <FactLine
        facts={[
          patientNo(Patient.token),
          ageAndGender(visit.Patient),
          Patient.phone,
          `since ${showTime(created_at)}`,
          bookedFor ? `booked ${showTime(bookedFor)}` : null,
        ]}
      />
      {complaint && <Text lineClamp={2}>{complaint}</Text>}
    </>
  );
}
