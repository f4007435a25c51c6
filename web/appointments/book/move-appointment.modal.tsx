import '../appointments.css';
import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Appointment } from '#contract/appointments/appointment.ts';
import {
  listAppointments,
  listComingAppointments,
  listFreeSlots,
  moveAppointment,
} from '#contract/appointments/appointments.endpoints.ts';
import { invalidate, useApiMutation } from '#web/lib/api/use-api.ts';
import { useActiveDoctors } from '#web/queue/index.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { sayOfAppointment } from '../say-of-appointment.ts';
import { slotText } from '../slot-text.ts';
import { LastStep } from './last-step.tsx';
import { moveBack } from './move-back.ts';
import { SlotChoice } from './slot-choice.tsx';
import { useSlot } from './use-slot.ts';
import { useUnsureSlot } from './use-unsure-slot.ts';

type MoveAppointmentProps = { appointment: Appointment; onClose: () => void };

/** Moves an appointment to a free slot, and offers the way back. */
export function MoveAppointment({ appointment, onClose }: MoveAppointmentProps) {
  const { id, patient } = appointment;
  const [doctorId, setDoctor] = useState(appointment.doctorId);
  const [day, setDay] = useState(appointment.day);
  const chosen = useSlot();
  const { slot } = chosen;
  const [refusal, setRefusal] = useState<string | null>(null);
  const asked = useUnsureSlot();
  const doctors = useActiveDoctors();
  const move = useApiMutation(moveAppointment, {
    invalidates: [listAppointments, listComingAppointments, listFreeSlots],
    // Also after the row, and this dialog with it, has left the list.
    onSuccess: ({ appointment: moved }) => {
      onClose();
      const action = { label: 'Undo', onPress: () => void moveBack(appointment) };
      sayOfAppointment(
        id,
        `${patient.name}: moved to ${slotText(moved)}, ${moved.doctor}.`,
        action,
      );
    },
    onError: (error) => {
      asked.failed(error);
      chosen.refused(error);
      void invalidate(listFreeSlots);
      setRefusal(error.message);
    },
  });
  const send = () => {
    if (!slot || move.isPending) return;
    setRefusal(null);
    asked.ask({ slot, doctorId, from: day });
    const body = { doctorId, day: slot.day, time: slot.time };
    move.mutate({ params: { id }, body });
  };
  return (
    <Dialog onClose={onClose} size="lg" title={`Move the appointment of ${patient.name}`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack gap="sm">
          <Text>{`Now ${slotText(appointment)}, ${appointment.doctor}`}</Text>
          <FormMessage error={refusal} />
          <Group gap="sm" align="flex-start">
            <NativeSelect
              label="Doctor"
              value={doctorId}
              data={doctors.data?.map((of) => ({ value: of.id, label: of.name })) ?? []}
              onChange={({ currentTarget }) => setDoctor(currentTarget.value)}
            />
            <DateField
              label="From"
              data-autofocus
              value={day}
              onChange={({ currentTarget: { value } }) => value !== '' && setDay(value)}
            />
          </Group>
          <SlotChoice doctorId={doctorId} day={day} chosen={chosen} unsure={asked.unsure} />
          <LastStep pending={move.isPending} disabled={!slot}>
            Move
          </LastStep>
        </Stack>
      </form>
    </Dialog>
  );
}
