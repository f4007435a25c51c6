import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { type RegisteredPatient, rememberPatient } from '../picker/remember-patient.ts';
import { type PatientFormValues, registrationInput } from './patient-form.values.ts';
import { dropRegistered, dropRegistration } from './registration-draft.ts';

/** Registers a patient and returns them; throws on failure. */
export function useRegisterPatient() {
  const register = useApiMutation(registerPatient, {
    invalidates: [listPatients],
    onSuccess: (patient) => {
      rememberPatient(patient);
      dropRegistration();
    },
  });
  return async (values: PatientFormValues): Promise<RegisteredPatient> => {
    const patient = await register.mutateAsync({ body: registrationInput(values) });
    dropRegistered(values);
    return patient;
  };
}
