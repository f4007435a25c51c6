import { GENERAL_QUEUE } from '#contract/queue/queue.messages.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import type { DoctorChoice } from './use-bill-doctor.ts';

/** Chooses the doctor whose fee is billed, and who gets the visit. */
export function BillDoctor({ choice: { doctors, doctorId, choose } }: { choice: DoctorChoice }) {
  const options = doctors.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <NativeSelect
      label="Doctor"
      maw={320}
      data={[{ value: '', label: GENERAL_QUEUE }, ...options]}
      value={doctorId}
      onChange={({ currentTarget: { value } }) => choose(value)}
    />
  );
}
