import { Group, TextInput } from '@mantine/core';
import type { Admission } from '#contract/admissions/admission.ts';
import { useActiveDoctors } from '#web/queue/index.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';

/** The values of the form, as text; an empty one is not known. */
export type StayNotes = {
  readonly reason: string;
  readonly bed: string;
  readonly doctorId: string;
};

export const NO_NOTES: StayNotes = { reason: '', bed: '', doctorId: '' };

/** The notes of a stay, for its form. */
export function notesOf({ reason, bed, doctor }: Admission): StayNotes {
  return { reason: reason ?? '', bed: bed ?? '', doctorId: doctor?.id ?? '' };
}

/** The request body of the notes. */
export function notesInput({ reason, bed, doctorId }: StayNotes) {
  return { reason: reason.trim() || null, bed: bed.trim() || null, doctor_id: doctorId || null };
}

/** The request body of an admission: only what is known. */
export function knownNotes(notes: StayNotes) {
  const { reason, bed, doctor_id } = notesInput(notes);
  return { ...(reason && { reason }), ...(bed && { bed }), ...(doctor_id && { doctor_id }) };
}

type StayNotesFieldsProps = {
  notes: StayNotes;
  onChange: (notes: StayNotes) => void;
  /** The stay; its doctor may have left the clinic. */
  stay?: Admission;
  /** Without it, the reason is left to another field. */
  withReason?: boolean;
};

/** Reason, bed and doctor of a stay; each may stay empty. */
export function StayNotesFields({
  notes,
  onChange,
  stay,
  withReason = true,
}: StayNotesFieldsProps) {
  const { data = [] } = useActiveDoctors();
  const doctors = data.map(({ id, name }) => ({ value: id, label: name }));
  const doctor = stay?.doctor;
  if (doctor && !doctors.some(({ value }) => value === doctor.id)) {
    doctors.push({ value: doctor.id, label: doctor.name });
  }
  return (
    <Group gap="xs" mt="xs" align="start">
      {withReason && (
        <TextInput
          label="Reason (optional)"
          maxLength={300}
          autoComplete="off"
          flex="2 1 220px"
          value={notes.reason}
          onChange={({ currentTarget: { value } }) => onChange({ ...notes, reason: value })}
        />
      )}
      <TextInput
        label="Bed (optional)"
        maxLength={60}
        autoComplete="off"
        flex="1 1 120px"
        value={notes.bed}
        onChange={({ currentTarget: { value } }) => onChange({ ...notes, bed: value })}
      />
      <NativeSelect
        label="Doctor (optional)"
        flex="1 1 160px"
        data={[{ value: '', label: 'Not noted' }, ...doctors]}
        value={notes.doctorId}
        onChange={({ currentTarget: { value } }) => onChange({ ...notes, doctorId: value })}
      />
    </Group>
  );
}
