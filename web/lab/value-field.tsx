import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import type { LabOrderDetails } from '#contract/lab/lab-order.ts';
import { typedValue } from '#contract/lab/report-content.rules.ts';
import { normOf, rangeText } from '#contract/lab/report-norms.rules.ts';
import { FlagMark } from './flag-mark.tsx';
import type { ReportField } from './report-form.values.ts';

type ValueFieldProps = {
  field: ReportField;
  person: LabOrderDetails['Patient'];
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  autoFocus: boolean;
};

type ControlProps = {
  label: string;
  description: string;
  error: string | undefined;
  value: string;
  'data-report-field': boolean;
  'data-autofocus': boolean | undefined;
  autoFocus: boolean;
  onChange: (
    event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>,
  ) => void;
};

/** One value of a report: its range beside it, and how it stands to that while it is typed. */
export function ValueField({ field, person, value, error, onChange, autoFocus }: ValueFieldProps) {
  const { name, type, parameter } = field;
  const typed = value.trim() === '' ? undefined : typedValue(type, value);
  const flag =
    parameter && typed !== undefined ? normOf(parameter, typed, person).flag : ('none' as const);
  const normal = parameter ? rangeText(parameter, person) : '';
  const control: ControlProps = {
    label: name,
    description: [parameter?.unit, normal && `normal ${normal}`].filter(Boolean).join(', '),
    error,
    value,
    'data-report-field': true,
    'data-autofocus': autoFocus || undefined,
    autoFocus,
    onChange: ({ currentTarget }) => onChange(currentTarget.value),
  };
  return (
    <div className="report-field">
      <Control type={type} isFree={parameter === undefined} control={control} />
      <span role="status" className="report-field-flag">
        <FlagMark flag={flag} />
      </span>
    </div>
  );
}

type TypedControlProps = { type: ReportField['type']; isFree: boolean; control: ControlProps };

function Control({ type, isFree, control }: TypedControlProps) {
  if (type === 'boolean') return <NativeSelect {...control} data={['', 'Yes', 'No']} />;
  if (type === 'string' && isFree) {
    return <Textarea {...control} rows={4} maxLength={10_000} />;
  }
  return (
    <TextInput
      {...control}
      autoComplete="off"
      // Not `number`, which hands out nothing for what is no number and so could not refuse it.
      inputMode={type === 'number' ? 'decimal' : 'text'}
    />
  );
}
