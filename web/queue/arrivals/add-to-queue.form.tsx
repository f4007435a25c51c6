import { Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useRef, useState } from 'react';
import { pick } from '#contract/kernel/field-names.ts';
import { COMPLAINT_MAX } from '#contract/queue/visit.ts';
import { focusFirstError } from '#web/lib/api/form-errors.ts';
import { useKeptFields } from '#web/lib/session/use-kept-fields.ts';
import type { ChosenPatientId } from '#web/patients/index.ts';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { keepPending } from '#web/ui/keep-pending.ts';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import {
  type AddToQueueValues,
  checkAddToQueue,
  EMPTY_VISIT,
  type Who,
} from './add-to-queue.values.ts';
import { BookingChoice } from './booking-choice.tsx';
import { DoctorSelect } from './doctor-select.tsx';
import { PatientPart } from './patient-part.tsx';
import { QueueRefused } from './queue-refused.tsx';
import type { UndoneArrival } from './say-check-in.ts';
import { type Added, useAddToQueue } from './use-add-to-queue.ts';

type AddToQueueFormProps = {
  chosen: ChosenPatientId;
  /** An arrival whose check-in was undone, to be continued without its booking. */
  undone: UndoneArrival | null;
  onAdded: (added: Added) => void;
  onUndone: (undone: UndoneArrival) => void;
  /** The appointments of the chosen patient. */
  booked?: ((patientId: string) => ReactNode) | undefined;
  /** The leave of the chosen doctor today. */
  away?: ((doctorId: string) => ReactNode) | undefined;
  /** The absences of the doctors who have leave today, by id. */
  awayToday?: ReadonlyMap<string, string> | undefined;
};

/** The fields of the form, kept for the chosen patient. */
function useArrivalValues(
  { chosen, undone }: Pick<AddToQueueFormProps, 'chosen' | 'undone'>,
  who: Who,
) {
  const form = useForm<AddToQueueValues>({
    mode: 'controlled',
    initialValues: { ...EMPTY_VISIT, ...(undone && pick(undone, ['doctorId', 'complaint'])) },
    validate: (values) => checkAddToQueue(values, who),
  });
  const { doctorId, complaint } = form.values;
  const drop = useKeptFields(chosen.id && `arrival.${chosen.id}`, {
    fields: { doctorId, complaint },
    empty: { doctorId: '', complaint: '' },
    restore: (kept) => form.setValues(kept),
  });
  return { form, drop };
}

/** The new or chosen patient and their visit, submitted together. */
export function AddToQueueForm(props: AddToQueueFormProps) {
  const { chosen, undone, onAdded, onUndone, booked, away, awayToday } = props;
  const [skipped, setSkipped] = useState(undone?.bookingId ?? null);
  const [isNew, setNew] = useState(false);
  const who: Who = chosen.id ? { patientId: chosen.id } : isNew ? 'new' : 'nobody';
  const element = useRef<HTMLFormElement>(null);
  const doctor = useRef<HTMLSelectElement>(null);
  const { form, drop } = useArrivalValues(props, who);
  const { add, refusal, forget } = useAddToQueue({
    ...{ form, who, skipped, onUndone },
    onRegistered: chosen.choose,
  });
  const { run, pending } = useSingleFlight(async (values: AddToQueueValues) => {
    const added = await add(values);
    if (!added) return;
    drop();
    // A reload must not preselect the same patient again, nor the fields be offered as a registration begun.
    setNew(false);
    chosen.choose(null);
    onAdded(added);
    // Pending until the token is shown: a second click would queue the patient again.
    await keepPending();
  });

  const turnTo = (next: Who): void => {
    forget();
    // Typed for the patient who is given up.
    drop();
    if (undone) form.setValues(pick(EMPTY_VISIT, ['doctorId', 'complaint']));
    form.clearErrors();
    setNew(next === 'new');
    chosen.choose(typeof next === 'object' ? next.patientId : null);
    if (typeof next === 'object') doctor.current?.focus();
  };
  useShortcut('mod+enter', {
    description: 'Add the patient to the queue',
    onPress: () => element.current?.requestSubmit(),
  });

  return (
    <form ref={element} onSubmit={form.onSubmit(run, focusFirstError(form))} noValidate>
      <Stack gap="sm" maw={640} className="ui-sheet">
        {refusal && <QueueRefused refusal={refusal} onClose={forget} />}
        <PatientPart form={form} who={who} onWho={turnTo} booked={booked} />
        <DoctorSelect ref={doctor} {...form.getInputProps('doctorId')} away={awayToday} />
        {form.values.doctorId !== '' && away?.(form.values.doctorId)}
        <Textarea
          label="Complaint"
          rows={3}
          maxLength={COMPLAINT_MAX}
          {...form.getInputProps('complaint')}
        />
        {/* After the complaint: its spaces, typed here, would leave the booking out. */}
        {chosen.id && (
          <BookingChoice
            patientId={chosen.id}
            doctorId={form.values.doctorId}
            skipped={skipped}
            onSkip={setSkipped}
          />
        )}
        <SubmitButton pending={pending}>
          {who === 'new' ? 'Register and add to queue' : 'Add to queue'}
        </SubmitButton>
      </Stack>
    </form>
  );
}
