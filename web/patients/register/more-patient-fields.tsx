import { Group, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  DIRECTIONS_LANGUAGE_LABELS,
  DIRECTIONS_LANGUAGES,
} from '#contract/medicines/directions.languages.ts';
import {
  BLOOD_GROUPS,
  GUARDIAN_RELATIONS,
  PATIENT_DETAIL_LABELS as LABELS,
} from '#contract/patients/patient.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import type { PatientFormValues } from './patient-form.values.ts';

const RELATION_OPTIONS = [{ value: '', label: '–' }, ...GUARDIAN_RELATIONS];
const BLOOD_GROUP_OPTIONS = [{ value: '', label: 'Not known' }, ...BLOOD_GROUPS];
const LANGUAGE_OPTIONS = [
  { value: '', label: 'As the clinic' },
  ...DIRECTIONS_LANGUAGES.map((value) => ({ value, label: DIRECTIONS_LANGUAGE_LABELS[value] })),
];

/** The details that are rarely asked for at the counter. */
export const MORE_FIELDS = [
  'guardian_relation',
  'guardian_name',
  'papers_language',
  'blood_group',
  'email',
  'emergency_contact',
  'emergency_phone',
  'note',
] as const satisfies (keyof PatientFormValues)[];

type MorePatientFieldsProps = Pick<UseFormReturnType<PatientFormValues>, 'getInputProps'>;

export function MorePatientFields({ getInputProps }: MorePatientFieldsProps) {
  return (
    <>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <NativeSelect
          label="Relation"
          w={84}
          data={RELATION_OPTIONS}
          {...getInputProps('guardian_relation')}
        />
        <TextInput
          label={LABELS.guardian_name}
          autoComplete="off"
          flex={1}
          {...getInputProps('guardian_name')}
        />
      </Group>
      <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="sm">
        <NativeSelect
          label={LABELS.papers_language}
          data={LANGUAGE_OPTIONS}
          {...getInputProps('papers_language')}
        />
        <NativeSelect
          label={LABELS.blood_group}
          data={BLOOD_GROUP_OPTIONS}
          {...getInputProps('blood_group')}
        />
        <TextInput
          label={LABELS.email}
          type="email"
          autoComplete="off"
          {...getInputProps('email')}
        />
        <TextInput
          label={LABELS.emergency_contact}
          autoComplete="off"
          {...getInputProps('emergency_contact')}
        />
        <TextInput
          label={LABELS.emergency_phone}
          type="tel"
          autoComplete="off"
          {...getInputProps('emergency_phone')}
        />
      </SimpleGrid>
      <Textarea label={LABELS.note} rows={2} resize="vertical" {...getInputProps('note')} />
    </>
  );
}
