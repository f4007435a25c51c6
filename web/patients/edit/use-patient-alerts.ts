import { useState } from 'react';
import { allergiesNow } from '#contract/patients/allergies.messages.ts';
import { allergiesText, readAllergies } from '#contract/patients/allergies.rules.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { UpdatePatientBody } from '#contract/patients/patient-input.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import {
  getPatientChecks,
  getPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { getVisit } from '#contract/queue/queue.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError, messageOf } from '#web/lib/api/api-error.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import type { AlertedPatient } from './patient-alerts.tsx';

const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;

/** The typed allergies and due day, and saving what was changed. */
export function usePatientAlerts(patient: AlertedPatient, onDone: () => void) {
  const [before, setBefore] = useState(patient.allergies);
  const [typed, setTyped] = useState(allergiesText(before));
  const [dueOn, setDueOn] = useState(patient.pregnancy_due_on ?? '');
  const [error, setError] = useState<string | null>(null);
  const update = useApiMutation(updatePatient, {
    invalidates: [getPatient, listPatients, getVisit, getPatientChecks, getPharmacyOrder],
  });

  const { run, pending } = useSingleFlight(async () => {
    const pregnancy = dueOn === (patient.pregnancy_due_on ?? '') ? {} : { pregnancy_due_on: dueOn };
    const isChanged = typed !== allergiesText(before);
    const allergies = isChanged ? { allergies: readAllergies(typed), allergiesBefore: before } : {};
    const body = { ...allergies, ...pregnancy };
    const refused = UpdatePatientBody.safeParse(body).error?.issues[0]?.message ?? null;
    setError(refused);
    if (refused) return;
    try {
      await update.mutateAsync({ params: { id: patient.id }, body });
      onDone();
    } catch (failed) {
      setError(isConflict(failed) ? await showOthers(failed) : messageOf(failed));
    }
  });
  /** Shows another person's newer value beside the typed one, which may then replace it. */
  const showOthers = async (refusal: ApiError): Promise<string> => {
    const message = messageOf(refusal);
    try {
      const { allergies } = await callApi(getPatient, { params: { id: patient.id } });
      setBefore(allergies);
      return allergiesNow(message, allergiesText(allergies));
    } catch {
      return message;
    }
  };

  return { typed, setTyped, dueOn, setDueOn, error, run, pending };
}
