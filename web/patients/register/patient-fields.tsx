import { AllergiesField } from './allergies-field.tsx';
import './patient-fields.css';
import { SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { GENDER_LABELS, GENDERS } from '#contract/patients/patient.ts';
import { MoreFields } from '#web/ui/form/more-fields.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { AlikePatients } from '../alike/alike-patients.tsx';
import type { RegisteredPatient } from '../picker/remember-patient.ts';
import { AgeField } from './age-field.tsx';
import { MORE_FIELDS, MorePatientFields } from './more-patient-fields.tsx';
import type { PatientFormValues } from './patient-form.values.ts';
import { dropRegistration, keepRegistration } from './registration-draft.ts';

const GENDER_OPTIONS = [
  { value: '', label: 'Not given' },
  ...GENDERS.map((gender) => ({ value: gender, label: GENDER_LABELS[gender] })),
];

/** The fields of a patient, in the order of the questions at the counter. */
export function PatientFields<Values extends PatientFormValues>({
  form,
  isRegistration = false,
  onUse,
  known,
}: {
  form: UseFormReturnType<Values>;
  /** Keeps a draft on the device until the patient is registered. */
  isRegistration?: boolean;
  /** Takes a patient who is already registered; set where a new one is made. */
  onUse?: ((patient: RegisteredPatient) => void) | undefined;
  /** Shown instead of the registered patients, where none is made. */
  known?: ReactNode;
}) {
  const { values } = form;
  const alike = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const first = alike.current?.querySelector<HTMLElement>('button');
    if (event.key !== 'ArrowDown' || !first) return;
    event.preventDefault();
    first.focus();
  };
  useEffect(() => {
    if (isRegistration) keepRegistration(values);
  }, [isRegistration, values]);
  // A draft or a refused field must not stay hidden.
  const isNeeded = MORE_FIELDS.some((field) => form.errors[field] || values[field] !== '');
  return (
    <>
      <TextInput
        label="Full Name"
        required
        autoFocus
        data-autofocus
        autoComplete="off"
        onKeyDown={onKeyDown}
        {...form.getInputProps('name')}
      />
      <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="sm">
        <AgeField onKeyDown={onKeyDown} {...form.getInputProps('age')} />
        <NativeSelect label="Gender" data={GENDER_OPTIONS} {...form.getInputProps('gender')} />
        <TextInput
          className="patient-phone"
          label="Phone"
          type="tel"
          autoComplete="off"
          onKeyDown={onKeyDown}
          {...form.getInputProps('phone')}
        />
      </SimpleGrid>
      {onUse && (
        <AlikePatients
          typed={values}
          listRef={alike}
          onUse={(patient) => {
            dropRegistration();
            onUse(patient);
          }}
          onAddress={(address) => form.getInputProps('address').onChange(address)}
        />
      )}
      {known}
      <TextInput label="Address" autoComplete="off" {...form.getInputProps('address')} />
      <AllergiesField {...form.getInputProps('allergies')} />
      <MoreFields
        label="More: guardian, language …"
        isNeeded={isNeeded}
        startsOpen={!isRegistration}
      >
        <MorePatientFields getInputProps={form.getInputProps} />
      </MoreFields>
    </>
  );
}
