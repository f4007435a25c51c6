import { Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { admissionStatus } from '#contract/admissions/admission.status.ts';
import { listAdmissions } from '#contract/admissions/admissions.endpoints.ts';
import { patientNo } from '#contract/patients/patient-numbers.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { PATIENT_MESSAGES } from '#contract/patients/patients.messages.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { ageAndGender, type RegisteredPatient } from '#web/patients/index.ts';
import { focusMainIfLost } from '#web/ui/focus-main.ts';
import { FactLine } from '#web/ui/layout/fact-line.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { AdmissionActions } from './admission-actions.tsx';
import { AdmissionStatusBadge } from './admission-status-badge.tsx';
import { StayList } from './stay-list.tsx';

type PatientAdmissionProps = { patientId: string; onClear: () => void };

/** One patient: their admission status, the possible actions, and their stays. */
export function PatientAdmission({ patientId, onClear }: PatientAdmissionProps) {
  const params = { id: patientId };
  const patient = useApi(getPatient, { params }, { live: true });
  const stays = useApi(listAdmissions, { params }, { live: true });
  const status = patient.data && admissionStatus(patient.data);
  // The picked search result, or the button of the step before, is gone. No field of the form gets the focus: a
  // second Enter would admit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each status brings other buttons
  useEffect(focusMainIfLost, [status]);

  if (!patient.data && patient.error) {
    return (
      <Stack gap="sm" align="center">
        <ErrorState
          message={PATIENT_MESSAGES.detailsFailed}
          onRetry={() => void patient.refetch()}
        />
        <ClearButton onClear={onClear} />
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      <Paper component="section" withBorder p="sm" aria-label="Patient">
        <Group justify="space-between" align="start" gap="sm">
          {patient.data ? (
            <PatientFacts patient={patient.data} />
          ) : (
            <Skeleton height={64} width={240} role="status" aria-label="Loading" />
          )}
          <ClearButton onClear={onClear} />
        </Group>
        {patient.data && <AdmissionActions patient={patient.data} stays={stays.data} />}
      </Paper>
      <StayList
        stays={stays.data}
        failed={stays.error !== null}
        onRetry={() => void stays.refetch()}
      />
    </Stack>
  );
}

function PatientFacts({ patient }: { patient: RegisteredPatient }) {
  const { admission_date, discharge_date } = patient;
  return (
    <Stack gap={4} role="status">
      <Group gap="xs">
        <Text fw={600}>{patient.name}</Text>
        <AdmissionStatusBadge status={admissionStatus(patient)} />
      </Group>
      <FactLine facts={[patientNo(patient.token), ageAndGender(patient), patient.phone]} />
      <FactLine
        facts={[
          admission_date && `Admitted ${showDateTime(admission_date)}`,
          discharge_date && `Discharged ${showDateTime(discharge_date)}`,
        ]}
      />
    </Stack>
  );
}

function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <Button variant="default" onClick={onClear}>
      Another patient
    </Button>
  );
}
