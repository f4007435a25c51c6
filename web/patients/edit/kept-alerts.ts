import { z } from 'zod';
import { allergiesText } from '#contract/patients/allergies.rules.ts';
import type { Patient } from '#contract/patients/patient.ts';
import {
  findUnsaved,
  removeTakenOver,
  type TabDraft,
  writeOwnDraft,
} from '#web/lib/session/tab-drafts.ts';

export type AlertedPatient = Pick<Patient, 'id' | 'gender' | 'allergies' | 'pregnancy_due_on'>;

const AlertsDraft = z.object({
  /** The values that the form started from: a save replaces these, and nothing newer. */
  before: z.array(z.string()).nullable(),
  dueBefore: z.string(),
  ...{ typed: z.string(), dueOn: z.string() },
});
/** Allergies and due day as they are typed. */
export type AlertsDraft = z.output<typeof AlertsDraft>;

const nameOf = (patientId: string) => `alerts.${patientId}`;

export const isTyped = ({ before, typed }: AlertsDraft) => typed !== allergiesText(before);
export const isDueTyped = ({ dueBefore, dueOn }: AlertsDraft) => dueOn !== dueBefore;
const isBegun = (draft: AlertsDraft) => isTyped(draft) || isDueTyped(draft);

export function alertsOf({ allergies, pregnancy_due_on }: AlertedPatient): AlertsDraft {
  const due = pregnancy_due_on ?? '';
  return { before: allergies, typed: allergiesText(allergies), dueBefore: due, dueOn: due };
}

/** A draft beside the patient of now: a part that is not typed, or that was saved, is the current one. */
function onto(patient: AlertedPatient, draft: AlertsDraft): AlertsDraft {
  const now = alertsOf(patient);
  const { before, typed, dueBefore, dueOn } = draft;
  return {
    ...now,
    ...(isTyped(draft) && typed !== now.typed && { before, typed }),
    ...(isDueTyped(draft) && dueOn !== now.dueOn && { dueBefore, dueOn }),
  };
}

/** A draft on a newer record: what is typed stays, and a part that is not typed is the record's. */
export function rebased(draft: AlertsDraft, patient: AlertedPatient): AlertsDraft {
  const { typed, dueOn } = draft;
  return {
    ...alertsOf(patient),
    ...(isTyped(draft) && { typed }),
    ...(isDueTyped(draft) && { dueOn }),
  };
}

/** The newest edit of this patient that was neither saved nor cancelled. */
export const findAlerts = (patient: AlertedPatient) =>
  findUnsaved(nameOf(patient.id), AlertsDraft, (stored) => {
    const draft = onto(patient, stored);
    return isBegun(draft) ? draft : null;
  });

export function keepAlerts(patientId: string, draft: AlertsDraft): void {
  writeOwnDraft(nameOf(patientId), isBegun(draft) ? draft : null);
}

/** Called when the edit is saved or cancelled. */
export const forgetAlerts = (patientId: string): void => writeOwnDraft(nameOf(patientId), null);

/** Removes a draft of a closed tab that this one has stored as its own. */
export const takeAlerts = (patientId: string, from: TabDraft): void =>
  removeTakenOver([from], nameOf(patientId));
