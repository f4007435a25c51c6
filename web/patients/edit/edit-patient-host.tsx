import { useEffect, useSyncExternalStore } from 'react';
import { PATIENT_MESSAGES } from '#contract/patients/patients.messages.ts';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { closeEditPatient, editedPatientId, watchEditPatient } from './edit-patient-store.ts';

const EditPatientModal = lazyPart(
  () => import('./edit-patient.modal.tsx').then((module) => module.EditPatientModal),
  Unavailable,
);

/** Renders the edit form; mounted once beside the pages, so that every page can open it. */
export function EditPatientHost() {
  const patientId = useSyncExternalStore(watchEditPatient, editedPatientId);
  useEffect(() => closeEditPatient, []);
  if (patientId === null) return null;
  return <EditPatientModal key={patientId} patientId={patientId} onClose={closeEditPatient} />;
}

/** The form's code failed to load: removed by a newer release, or no network. */
function Unavailable() {
  useEffect(() => {
    toast.error(PATIENT_MESSAGES.detailsFailed);
    closeEditPatient();
  }, []);
  return null;
}
