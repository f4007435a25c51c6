import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import type { Patient } from '#contract/patients/patient.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { detailsNow, PATIENT_INPUT_MESSAGES } from '#contract/patients/patient-input.messages.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import {
  getPatientChecks,
  getPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { getVisit, listQueue } from '#contract/queue/queue.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError, messageOf } from '#web/lib/api/api-error.ts';
import { showRefusal } from '#web/lib/api/form-errors.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { FORM_FIELDS, type PatientFormValues } from '../register/patient-form.values.ts';
import { checkCorrection, correctionOf, rebased, valuesOf } from './edit-patient.values.ts';
import { findCorrection, keepCorrection, takeCorrection } from './kept-correction.ts';

const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;

/** The typed details, kept on this device, and saving those that were changed. */
export function useEditPatient(patient: Patient, onDone: () => void) {
  const [found] = useState(() => findCorrection(patient));
  const [seen, setSeen] = useState(found?.value.seen ?? patient);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<PatientFormValues>({
    mode: 'controlled',
    initialValues: found?.value.values ?? valuesOf(patient),
    validate: (values) => checkCorrection(seen, values),
  });
  const { values } = form;
  useEffect(() => keepCorrection({ seen, values }), [seen, values]);
  useEffect(() => {
    if (found) takeCorrection(found.value.seen.id, found.from);
  }, [found]);
  const update = useApiMutation(updatePatient, {
    invalidates: [
      ...[getPatient, listPatients, listQueue],
      ...[getVisit, getPatientChecks, getPharmacyOrder],
    ],
  });

  const showOthers = async (refusal: ApiError): Promise<string> => {
    const message = messageOf(refusal);
    try {
      const now = await callApi(getPatient, { params: { id: patient.id } });
      form.setValues((current) => rebased({ ...values, ...current }, seen, now));
      setSeen(now);
      const theirs = valuesOf(now);
      return detailsNow(
        message,
        FORM_FIELDS.map((field) => theirs[field]),
      );
    } catch {
      return message;
    }
  };
  const { run, pending } = useSingleFlight(async (typed: PatientFormValues) => {
    setFailure(null);
    const body = correctionOf(seen, typed);
    if (Object.keys(body).length === 0) return onDone();
    try {
      await update.mutateAsync({ params: { id: patient.id }, body });
      toast.success(PATIENT_INPUT_MESSAGES.corrected);
      onDone();
    } catch (error) {
      const said = isConflict(error) ? await showOthers(error) : messageOf(error);
      setFailure(showRefusal(form, error, said));
    }
  });
  return { form, seen, failure, run, pending, isRestored: found !== null };
}
