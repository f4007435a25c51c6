import { Button, Group, Paper, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { patientNo } from '#contract/patients/patient-numbers.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { PATIENT_MESSAGES } from '#contract/patients/patients.messages.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { FactLine } from '#web/ui/layout/fact-line.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { PatientAlerts } from '../edit/patient-alerts.tsx';
import { DueLine } from './due-line.tsx';
import { ageAndGender } from './patient-facts.ts';

type ChosenPatientProps = {
  patientId: string;
  onClear: () => void;
  clearLabel?: string;
  /** Set on screens that choose drugs. */
  showsAlerts?: boolean;
  /** More about the patient, such as appointments. */
  children?: ReactNode;
};

/** The chosen patient of a form, with a button that clears the choice. */
export function ChosenPatient(props: ChosenPatientProps) {
  const { patientId, onClear, clearLabel = 'Clear', showsAlerts = false, children } = props;
  const { data: patient, error, refetch } = useApi(getPatient, { params: { id: patientId } });
  return (
    <Paper component="section" withBorder p="sm" aria-label="Patient">
      <Group justify="space-between" gap="sm">
        <div>
          {patient ? (
            <>
              <Text fw={600}>{patient.name}</Text>
              <FactLine facts={[patientNo(patient.token), ageAndGender(patient), patient.phone]} />
              <DueLine patient={patient} />
              {showsAlerts && <PatientAlerts patient={patient} />}
            </>
          ) : (
            !error && <Skeleton height={40} width={240} role="status" aria-label="Loading" />
          )}
          {error && (
            <ErrorState message={PATIENT_MESSAGES.detailsFailed} onRetry={() => void refetch()} />
          )}
        </div>
        <Button variant="default" onClick={onClear}>
          {clearLabel}
        </Button>
      </Group>
      {children}
    </Paper>
  );
}
