import { Group } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Ref } from 'react';
import { DateField } from '#web/ui/form/date-field.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import type { BookValues } from './use-book.ts';

type DoctorAndDayProps = {
  form: UseFormReturnType<BookValues>;
  doctorId: string;
  doctors: readonly { value: string; label: string }[];
  doctorRef: Ref<HTMLSelectElement>;
};

/** The doctor of a booking, and the day from which slots are offered. */
export function DoctorAndDay({ form, doctorId, doctors, doctorRef }: DoctorAndDayProps) {
  const isChosen = doctors.length === 1;
  return (
    <Group gap="sm" align="flex-start">
      <NativeSelect
        ref={doctorRef}
        label="Doctor"
        data={isChosen ? [...doctors] : [{ value: '', label: 'Choose a doctor' }, ...doctors]}
        {...form.getInputProps('doctorId')}
        value={doctorId}
      />
      <DateField label="From" {...form.getInputProps('day')} value={form.values.day} />
    </Group>
  );
}
