import { PLACEHOLDER_NAME } from '#contract/consultation/visit-note.ts';
import { typedAgeOf } from '#contract/patients/typed-age.rules.ts';
import type { Visit } from '#contract/queue/visit.ts';
import type { useConversation } from '#web/ai/index.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { AlikeRecords } from '#web/patients/index.ts';
import { patientOf } from '../note/alike-case.tsx';
import type { NoteEditor } from '../saving/use-note-editor.ts';

type AlikeOfNoteProps = {
  visit: Visit | undefined;
  editor: NoteEditor;
  conversation: ReturnType<typeof useConversation>;
};

/**
 * Other records of the patient of a case that was opened without a name: whom its first line names, and,
 * once a proposal of the assistant has named the patient, of that name. A registered patient has none here.
 */
export function AlikeOfNote({ visit, editor, conversation }: AlikeOfNoteProps) {
  if (!visit) return null;
  const isUnnamed = visit.name === PLACEHOLDER_NAME;
  if (!isUnnamed && !isNamedBy(conversation)) return null;
  const { Patient } = visit;
  const named = {
    name: visit.name,
    phone: Patient.phone ?? '',
    age: typedAgeOf(Patient, clinicToday()),
  };
  return (
    <AlikeRecords
      patient={{ id: visit.patient_id }}
      typed={isUnnamed ? patientOf(editor.editing.mine.complaint) : named}
      isStored={false}
    />
  );
}

/** Whether an applied proposal has set the patient's name. */
function isNamedBy({ exchanges }: ReturnType<typeof useConversation>): boolean {
  return exchanges
    .flatMap(({ items }) => items)
    .some(
      ({ state, plan }) =>
        state === 'applied' &&
        plan.kind === 'change' &&
        plan.change.type === 'update-patient' &&
        plan.change.details.name !== undefined,
    );
}
