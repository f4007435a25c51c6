import { Skeleton } from '@mantine/core';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { PATIENT_MESSAGES } from '#contract/patients/patients.messages.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { EditPatientForm } from './edit-patient.form.tsx';
import { forgetCorrection } from './kept-correction.ts';

type EditPatientModalProps = { patientId: string; onClose: () => void };

/** Loads the patient's current details for editing. */
export function EditPatientModal({ patientId, onClose }: EditPatientModalProps) {
  const { data, error, refetch, isFetchedAfterMount } = useApi(
    getPatient,
    { params: { id: patientId } },
    { staleTime: 0 },
  );
  // Cached details may be out of date; without `staleTime: 0`, recent ones would never be refetched.
  const patient = isFetchedAfterMount ? data : undefined;
  const close = (): void => {
    // A draft that was not shown yet stays.
    if (patient) forgetCorrection(patientId);
    onClose();
  };
  return (
    <Dialog onClose={close} title="Edit patient details" size="lg">
      {patient && <EditPatientForm patient={patient} onDone={close} />}
      {!patient && error && (
        <ErrorState message={PATIENT_MESSAGES.detailsFailed} onRetry={() => void refetch()} />
      )}
      {!patient && !error && <Skeleton height={240} role="status" aria-label="Loading" />}
    </Dialog>
  );
}
