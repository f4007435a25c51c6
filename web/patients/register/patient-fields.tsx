import { Button, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useId, useState } from 'react';
import { GENDER_LABELS, GENDERS } from '#contract/patients/patient.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconChevronDown, IconChevronUp } from '#web/ui/theme/icons.ts';
import { AgeField } from './age-field.tsx';
import { MORE_FIELDS, MorePatientFields } from './more-patient-fields.tsx';
import type { PatientFormValues } from './patient-form.values.ts';
import { keepRegistration } from './registration-draft.ts';

const GENDER_OPTIONS = [
  { value: '', label: 'Not given' },
  ...GENDERS.map((gender) => ({ value: gender, label: GENDER_LABELS[gender] })),
];

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
  const moreId = useId();
  const [isOpen, setOpen] = useState(!isRegistration);
  // A draft or a refused field must not stay hidden.
  const isNeeded = MORE_FIELDS.some((field) => form.errors[field] || values[field] !== '');
  const showsMore = isOpen || isNeeded;
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
        <AgeField {...form.getInputProps('age')} />
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
      {isRegistration && !isNeeded && (
        <div>
          <Button
            variant="subtle"
            size="compact-md"
            aria-expanded={isOpen}
            aria-controls={moreId}
            leftSection={<Icon of={isOpen ? IconChevronUp : IconChevronDown} size={16} />}
            onClick={() => setOpen(!isOpen)}
          >
            More: guardian, language, blood group …
          </Button>
        </div>
      )}
      <div id={moreId} hidden={!showsMore} className="patient-more">
        {showsMore && <MorePatientFields getInputProps={form.getInputProps} />}
      </div>
    </>
  );
}
