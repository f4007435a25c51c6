import { Paper, Title } from '@mantine/core';
import { mayCall } from '#contract/kernel/endpoint.ts';
import type { Aged } from '#contract/patients/age.rules.ts';
import type { Patient } from '#contract/patients/patient.ts';
import { getLatestVisit } from '#contract/queue/queue.endpoints.ts';
import { OPEN_VISIT_STATUSES } from '#contract/queue/visit.status.ts';
import { listPatientVitals, recordVitals } from '#contract/vitals/vitals.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ageToday } from '#web/patients/index.ts';
import { PatientVitals, VitalsPart } from '#web/vitals/index.ts';

type VitalsPanelProps = { patient: Aged & Pick<Patient, 'id'> };

/** The patient's vital signs over time, with those of the open visit to be recorded. */
export function VitalsPanel({ patient }: VitalsPanelProps) {
  const { role } = useCurrentUser();
  const mayRecord = mayCall(recordVitals, role) && mayCall(getLatestVisit, role);
  // Without an open visit, the API answers 404.
  const { data: visit } = useApi(
    getLatestVisit,
    { params: { id: patient.id } },
    { live: true, enabled: mayRecord },
  );
  const isOpen = visit && OPEN_VISIT_STATUSES.some((status) => status === visit.status);
  if (!mayCall(listPatientVitals, role)) return null;
  return (
    <Paper component="section" withBorder p="sm" aria-labelledby="record-vitals">
      <Title order={2} size="h3" id="record-vitals" mb="xs">
        Vitals
      </Title>
      {isOpen && <VitalsPart key={visit.id} visitId={visit.id} age={ageToday(patient)} />}
      <PatientVitals patientId={patient.id} />
    </Paper>
  );
}
