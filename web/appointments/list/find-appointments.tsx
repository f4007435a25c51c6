import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import {
  ChosenPatient,
  type ChosenPatientId,
  PatientPicker,
  rememberPatient,
} from '#web/patients/index.ts';
import { ComingAppointments } from './coming-appointments.tsx';

type FindAppointmentsProps = { chosen: ChosenPatientId; onClose: () => void };

/** Finds a patient, whatever their day, and shows their coming appointments. */
export function FindAppointments({ chosen, onClose }: FindAppointmentsProps) {
  const { id, choose } = chosen;
  if (id === null) {
    return (
      <PatientPicker
        onPick={(patient) => {
          rememberPatient(patient);
          choose(patient.id);
        }}
      />
    );
  }
  const clear = (): void => {
    choose(null);
    onClose();
  };
  return (
    <ChosenPatient patientId={id} onClear={clear}>
      <ComingAppointments patientId={id} none={M.noneComing} />
    </ChosenPatient>
  );
}
