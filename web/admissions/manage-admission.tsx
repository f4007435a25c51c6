import { Stack } from '@mantine/core';
import { ADMISSION_MESSAGES } from '#contract/admissions/admissions.messages.ts';
import {
  PatientPicker,
  RECEPTION_SEARCH,
  rememberPatient,
  useChosenPatient,
} from '#web/patients/index.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PatientAdmission } from './patient-admission.tsx';

/** Finds a patient, then shows the actions for their admission and their past stays. */
export function ManageAdmission() {
  const chosen = useChosenPatient();
  if (chosen.id !== null) {
    return (
      <PatientAdmission key={chosen.id} patientId={chosen.id} onClear={() => chosen.choose(null)} />
    );
  }
  return (
    <Stack gap="sm">
      <PatientPicker
        search={RECEPTION_SEARCH}
        onPick={(patient) => {
          rememberPatient(patient);
          chosen.choose(patient.id);
        }}
      />
      <EmptyState
        title={ADMISSION_MESSAGES.noPatient}
        text="Find the patient above to admit or discharge them, or to pay the bill."
      />
    </Stack>
  );
}
