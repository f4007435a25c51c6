import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Appointment } from '#contract/appointments/appointment.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { slotText } from '../slot-text.ts';

type CancelAppointmentProps = {
  appointment: Appointment;
  onClose: () => void;
  onCancel: (reason: string) => void;
};

/** Cancels an appointment; the reason may stay empty, and Enter cancels. */
export function CancelAppointment({ appointment, onClose, onCancel }: CancelAppointmentProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog onClose={onClose} title={`Cancel the appointment of ${appointment.patient.name}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onCancel(reason);
          onClose();
        }}
      >
        <Stack gap="sm">
          <Text>{`${slotText(appointment)}, ${appointment.doctor}`}</Text>
          <TextInput
            label="Reason (optional)"
            data-autofocus
            maxLength={200}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Keep it
            </Button>
            <Button type="submit">Cancel the appointment</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
