import { Group, SimpleGrid, TextInput } from '@mantine/core';
import { DRUG_SCHEDULE_LABELS, DRUG_SCHEDULES } from '#contract/pharmacy/drug.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { MoreFields } from '#web/ui/form/more-fields.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { type DrugFormValues, LAW_FIELDS } from './drug-form.values.ts';

const SCHEDULE_OPTIONS = [
  { value: '', label: 'Not known' },
  ...DRUG_SCHEDULES.map((value) => ({ value, label: DRUG_SCHEDULE_LABELS[value] })),
];

type DrugLawFieldsProps = {
  field: (name: keyof DrugFormValues) => object;
  errors: Readonly<Record<string, unknown>>;
  values: DrugFormValues;
  initialValues: DrugFormValues;
};

/** The folded part of the form: the fields for bills, registers and the GST return. */
export function DrugLawFields({ field, errors, values, initialValues }: DrugLawFieldsProps) {
  // A new rate has a first day of its own.
  const asksGstDay = values.gst_percent.trim() !== initialValues.gst_percent;
  return (
    <MoreFields
      label="More: schedule, HSN, GST, maker …"
      isNeeded={LAW_FIELDS.some((name) => errors[name] || values[name] !== '')}
    >
      <Group grow align="flex-start">
        <TextInput label="Generic name" {...field('generic_name')} />
        <TextInput label="Manufacturer" {...field('manufacturer')} />
      </Group>
      <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="sm">
        <TextInput label="Form" placeholder="Tablet" {...field('form')} />
        <TextInput label="Strength" placeholder="500 mg" {...field('strength')} />
        <TextInput label="Pack" placeholder="strip of 10" {...field('pack')} />
        <NativeSelect label="Schedule" data={SCHEDULE_OPTIONS} {...field('schedule')} />
        <TextInput label="HSN" inputMode="numeric" placeholder="3004" {...field('hsn')} />
        <NumberField label="MRP (₹)" {...field('mrp')} />
        <NumberField label="GST (%)" {...field('gst_percent')} />
        {asksGstDay && <DateField label="GST from" {...field('gst_from')} />}
      </SimpleGrid>
    </MoreFields>
  );
}
