import { Button, Checkbox, Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useId } from 'react';
import { LAB_TEST_MESSAGES as M } from '#contract/lab/tests/lab-test.messages.ts';
import { focusFirstError } from '#web/lib/api/form-errors.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { NamedAlike } from '#web/ui/layout/named-alike.tsx';
import type { LabTestFormValues } from './lab-test-form.values.ts';
import { PanelTests } from './panel-tests.tsx';
import { ParameterRows } from './parameter-rows.tsx';

const SAMPLES = [
  'Blood (EDTA)',
  'Serum',
  'Plasma (fluoride)',
  'Plasma (citrate)',
  'Urine',
  'Stool',
];

type LabTestFormProps = {
  form: UseFormReturnType<LabTestFormValues>;
  /** The existing categories of the catalogue. */
  categories: readonly string[];
  /** An existing test whose name differs only in case or spaces. */
  alike: string | undefined;
  error: string | null;
  pending: boolean;
  onSubmit: (values: LabTestFormValues) => void;
  onCancel: () => void;
  submitLabel: string;
};

/** The fields of a lab test (specification 1, sections 2, 3 and 5). */
export function LabTestForm(props: LabTestFormProps) {
  const { form, categories, alike, error, pending, onSubmit, onCancel, submitLabel } = props;
  const id = useId();
  const field = (name: keyof LabTestFormValues) => {
    const { error: wrong, ...input } = form.getInputProps(name);
    // The shared message of the required fields is shown on top; the field is only marked.
    return { ...input, autoComplete: 'off', error: wrong === M.required ? true : wrong };
  };
  return (
    <form onSubmit={form.onSubmit(onSubmit, focusFirstError(form))} noValidate>
      <Stack gap="sm">
        <FormMessage error={error} />
        <Group grow align="flex-start" preventGrowOverflow={false} wrap="wrap">
          <TextInput label="Name" required data-autofocus miw={220} {...field('name')} />
          <NumberField
            label="Price (₹)"
            step="0.01"
            min="0"
            required
            miw={120}
            {...field('price')}
          />
        </Group>
        <NamedAlike name={alike} />
        <Textarea label="Description" rows={2} {...field('description')} />
        <Group grow align="flex-start">
          <TextInput label="Category" list={`${id}-categories`} {...field('category')} />
          {/* Each test of a panel has its own. */}
          {!form.values.is_panel && (
            <>
              <TextInput label="Sample" list={`${id}-samples`} {...field('sample')} />
              <TextInput label="Outside laboratory" {...field('outside_lab')} />
            </>
          )}
        </Group>
        <Options id={`${id}-categories`} values={categories} />
        <Options id={`${id}-samples`} values={SAMPLES} />
        <Checkbox
          label="A panel: it orders other tests at one price"
          {...form.getInputProps('is_panel', { type: 'checkbox' })}
        />
        {form.values.is_panel ? <PanelTests form={form} /> : <OwnValues form={form} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <SubmitButton pending={pending}>{submitLabel}</SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}

/** A test with values or a text of its own. */
function OwnValues({ form }: Pick<LabTestFormProps, 'form'>) {
  return (
    <>
      <Checkbox
        label="The report is a text, without values (imaging, cultures)"
        {...form.getInputProps('report_only', { type: 'checkbox' })}
      />
      {!form.values.report_only && (
        <>
          <Title order={3}>Parameters</Title>
          <Text size="sm" c="dimmed">
            Normal ranges as 70-110, &lt; 200 or ≥ 40; by sex and age as M: 13-17; F 15+ y: 12-15;
            of a newborn as 0-7 d: 14-22 or 1-11 months: 10-14. Critical limits, for which the
            doctor is called at once, as &lt; 2.5, &gt; 6.5, or none; left empty, the ones shown in
            grey apply.
          </Text>
          <ParameterRows form={form} />
        </>
      )}
    </>
  );
}

function Options({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}
