import type { KeyboardEvent } from 'react';
import type { Visit } from '#contract/queue/visit.ts';
import { RowSelect } from '#web/ui/row/row-select.tsx';

type AssignDoctorProps = {
  visit: Visit;
  doctors: readonly { readonly id: string; readonly name: string }[];
  isMoving: boolean;
  onAssign: (doctorId: string) => void;
};

/**
 * On most systems an arrow key or a letter changes a closed select at once, which would assign each doctor on the way.
 * Here those keys open the list instead.
 */
function openInstead(event: KeyboardEvent<HTMLSelectElement>): void {
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  const chooses = /^(Arrow(Up|Down)|Page(Up|Down)|Home|End|\S)$/.test(event.key) && !isCommand;
  const select = event.currentTarget;
  if (!chooses || !('showPicker' in select)) return;
  event.preventDefault();
  select.showPicker();
}

/** Assigns a waiting visit to a doctor. */
export function AssignDoctor({ visit, doctors, isMoving, onAssign }: AssignDoctorProps) {
  const { doctor_id, name, User } = visit;
  // A doctor deactivated since then is still shown, and can be replaced.
  const isGone = doctor_id !== null && doctors.every(({ id }) => id !== doctor_id);
  return (
    <RowSelect
      aria-label={`Doctor of ${name}`}
      // Not `disabled`, which would lose the focus.
      aria-disabled={isMoving || undefined}
      data={[
        { value: '', label: 'Assign doctor', disabled: doctor_id !== null },
        ...(isGone ? [{ value: doctor_id, label: User?.name ?? 'Unknown' }] : []),
        ...doctors.map(({ id, name: label }) => ({ value: id, label })),
      ]}
      value={doctor_id ?? ''}
      onKeyDown={openInstead}
      onChange={({ currentTarget }) => !isMoving && onAssign(currentTarget.value)}
    />
  );
}
