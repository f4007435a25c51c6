import { typedAgeOf } from '#contract/patients/typed/typed-age.rules.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { AlikeRecords } from '#web/patients/index.ts';
import { patientOf } from '../note/alike-case.tsx';

type LoadedAlikeOfNoteProps = { visit: Visit; complaint: string; isUnnamed: boolean };

/** The records like the patient named by the note's first line, or by the visit once it has a name. */
export function LoadedAlikeOfNote({ visit, complaint, isUnnamed }: LoadedAlikeOfNoteProps) {
  const { Patient } = visit;
  const named = {
    name: visit.name,
    phone: Patient.phone ?? '',
    age: typedAgeOf(Patient, clinicToday()),
  };
  return (
    <AlikeRecords
      patient={{ id: visit.patient_id }}
      typed={isUnnamed ? patientOf(complaint) : named}
      isStored={false}
    />
  );
}
