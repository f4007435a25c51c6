import { useParams } from 'react-router';
import { DoctorPanel } from '#web/queue/index.ts';
import { DoctorPatient } from './doctor-patient.tsx';
import { useAskSheet } from './use-ask-sheet.ts';

/** The doctor panel with a patient: their record and history (specification 1, section 2). */
export function DoctorPatientPage() {
  const { patientId = '' } = useParams();
  return (
    <DoctorPanel patientId={patientId} askSheet={useAskSheet()}>
      <DoctorPatient key={patientId} patientId={patientId} />
    </DoctorPanel>
  );
}
