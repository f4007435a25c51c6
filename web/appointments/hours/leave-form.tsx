import { Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Appointment } from '#contract/appointments/appointment.ts';
import { listAppointments } from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { AddLeaveBody } from '#contract/appointments/doctor-hours.ts';
import { addLeave, listDoctorHours, previewHours } from '#contract/appointments/hours.endpoints.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { TouchedList } from './touched-list.tsx';

const EMPTY = { fromDay: '', toDay: '', from: '', to: '', note: '' };

function readLeave(values: typeof EMPTY) {
  const { fromDay, from, to, note } = values;
  const toDay = values.toDay === '' ? fromDay : values.toDay;
  return AddLeaveBody.safeParse({ fromDay, toDay, from: from || null, to: to || null, note });
}

/** Adds leave. The first press lists the booked patients it touches, and the second adds it. */
export function LeaveForm({ doctorId }: { doctorId: string }) {
  const [values, setValues] = useState(EMPTY);
  const [touched, setTouched] = useState<readonly Appointment[]>([]);
  const [error, setError] = useState<string | null>(null);
  const params = { id: doctorId };
  const onError = ({ message }: { message: string }) => setError(message);
  const preview = useApiMutation(previewHours, { onError });
  const add = useApiMutation(addLeave, {
    invalidates: [listDoctorHours, listAppointments],
    onError,
    onSuccess: () => {
      setValues(EMPTY);
      setTouched([]);
      toast.success(M.leaveAdded);
    },
  });
  const isBusy = preview.isPending || add.isPending;
  const send = async () => {
    const read = readLeave(values);
    setError(read.error?.issues[0]?.message ?? null);
    if (!read.success || isBusy) return;
    if (touched.length === 0) {
      const found = await preview.mutateAsync({ params, body: { leave: read.data } });
      setTouched(found.touched);
      if (found.touched.length > 0) return;
    }
    await add.mutateAsync({ params, body: read.data });
  };
  const field = (name: keyof typeof EMPTY) => ({
    value: values[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: value }));
      setTouched([]);
    },
  });
  return (
    <form
      noValidate
      aria-label="Add leave"
      onSubmit={(event) => {
        event.preventDefault();
        void send().catch(() => undefined);
      }}
    >
      <Stack gap="sm">
        <FormMessage error={error} />
        <Group gap="sm" align="flex-start">
          <DateField label="First day" {...field('fromDay')} />
          <DateField label="Last day" {...field('toDay')} />
          <TextInput label="From (part of a day)" type="time" {...field('from')} />
          <TextInput label="To" type="time" {...field('to')} />
        </Group>
        <TextInput label="Reason of the leave" maxLength={200} {...field('note')} />
        <TouchedList touched={touched} />
        <div>
          <SubmitButton variant="default" pending={isBusy}>
            {touched.length > 0 ? 'Add all the same' : 'Add leave'}
          </SubmitButton>
        </div>
      </Stack>
    </form>
  );
}
