import { useEffect, useState } from 'react';
import { formatDay } from '#contract/kernel/dates.ts';
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
import {
  type AlertedPatient,
  type AlertsDraft,
  alertsOf,
  findAlerts,
  forgetAlerts,
  isDueTyped,
  isTyped,
  keepAlerts,
  rebased,
  takeAlerts,
} from './kept-alerts.ts';

const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;

/** The changed parts, each with the value that the form started from. */
function bodyOf(draft: AlertsDraft) {
  const { before, typed, dueBefore, dueOn } = draft;
  return {
    ...(isTyped(draft) && { allergies: readAllergies(typed), allergiesBefore: before }),
    ...(isDueTyped(draft) && {
      pregnancy_due_on: dueOn,
      before: { pregnancy_due_on: dueBefore || null },
    }),
  };
}

/** The typed allergies and due day, kept on this device until they are saved or cancelled. */
export function usePatientAlerts(patient: AlertedPatient, onDone: () => void) {
  const { id } = patient;
  const [found] = useState(() => findAlerts(patient));
  const [draft, setDraft] = useState(() => found?.value ?? alertsOf(patient));
  const [error, setError] = useState<string | null>(null);
  const change = (part: Partial<AlertsDraft>): void => setDraft((now) => ({ ...now, ...part }));
  useEffect(() => keepAlerts(id, draft), [id, draft]);
  useEffect(() => {
    if (found) takeAlerts(id, found.from);
  }, [id, found]);
  const update = useApiMutation(updatePatient, {
    invalidates: [getPatient, listPatients, getVisit, getPatientChecks, getPharmacyOrder],
  });
  const close = (): void => {
    forgetAlerts(id);
    onDone();
  };

  const { run, pending } = useSingleFlight(async () => {
    const body = bodyOf(draft);
    const refused = UpdatePatientBody.safeParse(body).error?.issues[0]?.message ?? null;
    setError(refused);
    if (refused) return;
    try {
      await update.mutateAsync({ params: { id }, body });
      close();
    } catch (failed) {
      setError(isConflict(failed) ? await showOthers(failed) : messageOf(failed));
    }
  });
  /** Shows another person's newer value beside the typed one, which may then replace it. */
  const showOthers = async (refusal: ApiError): Promise<string> => {
    const message = messageOf(refusal);
    try {
      const now = await callApi(getPatient, { params: { id } });
      const { before, dueBefore } = alertsOf(now);
      setDraft((current) => rebased(current, now));
      const due = dueBefore ? `pregnant, due ${formatDay(dueBefore)}` : 'not pregnant';
      const isDueNew = dueBefore !== draft.dueBefore;
      return allergiesNow(message, allergiesText(before), isDueNew ? due : undefined);
    } catch {
      return message;
    }
  };

  return { draft, change, error, run, pending, close, isRestored: found !== null };
}
