import { SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';
import {
  BLOOD_GROUPS,
  GENDER_LABELS,
  GENDERS,
  PATIENT_DETAIL_LABELS,
} from '#contract/patients/patient.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import type { PatientFormValues } from './patient-form.values.ts';
import { keepRegistration } from './registration-draft.ts';

const GENDER_OPTIONS = [
  { value: '', label: 'Not given' },
  ...GENDERS.map((gender) => ({ value: gender, label: GENDER_LABELS[gender] })),
];

const BLOOD_GROUP_OPTIONS = [{ value: '', label: 'Not known' }, ...BLOOD_GROUPS];

/** The fields of a patient, in the order of the questions at the counter. */
export function PatientFields<Values extends PatientFormValues>({
  form,
  isRegistration = false,
}: {
  form: UseFormReturnType<Values>;
  /** Keeps a draft on the device until the patient is registered. */
  isRegistration?: boolean;
}) {
  const { values } = form;
  useEffect(() => {
    if (isRegistration) keepRegistration(values);
  }, [isRegistration, values]);
  return (
    <>
      <TextInput
        label="Full Name"
        required
        autoFocus
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="sm">
        <NumberField whole label="Age" {...form.getInputProps('age')} />
        <NativeSelect label="Gender" data={GENDER_OPTIONS} {...form.getInputProps('gender')} />
        <TextInput label="Phone" type="tel" autoComplete="off" {...form.getInputProps('phone')} />
      </SimpleGrid>
      <TextInput label="Address" autoComplete="off" {...form.getInputProps('address')} />
      <TextInput
        label="Allergies"
        description="With commas between; “None” if the patient has none."
        autoComplete="off"
        {...form.getInputProps('allergies')}
      />
      <NativeSelect
        label={PATIENT_DETAIL_LABELS.blood_group}
        maw={200}
        data={BLOOD_GROUP_OPTIONS}
        {...form.getInputProps('blood_group')}
      />
    </>
  );
}
