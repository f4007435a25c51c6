import { Textarea, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import type { Subject } from '#contract/lab/results/age-fit.rules.ts';
import { groupedLimits } from '#contract/lab/results/grouped-count.rules.ts';
import { isPerField } from '#contract/lab/results/measured.rules.ts';
import { typedValue } from '#contract/lab/results/report-content.rules.ts';
import { normOf, rangeText } from '#contract/lab/results/report-norms.rules.ts';
import { wordsLike } from '#contract/lab/results/result-words.rules.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { FlagMark } from '../results/flag-mark.tsx';
import type { ReportField } from './report-form.values.ts';

type ValueFieldProps = {
  field: ReportField;
  /** The patient on the day of the sample. */
  person: Subject;
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

/** One value of a report, with its range and, while typing, its flag. */
export function ValueField({ field, person, value, error, onChange, autoFocus }: ValueFieldProps) {
  const { name, type, parameter } = field;
  const typed =
    value.trim() === '' ? undefined : typedValue({ type, unit: parameter?.unit }, value);
  const flag =
    parameter && typed !== undefined ? normOf(parameter, typed, person).flag : ('none' as const);
  const normal = parameter ? groupedLimits(rangeText(parameter, person)) : '';
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
      <Control field={field} control={control} />
      <span role="status" className="report-field-flag">
        <FlagMark flag={flag} />
      </span>
    </div>
  );
}

/** Yes and No, each with the report's wording. */
function yesNo(normal: string) {
  const { no, yes } = wordsLike(normal);
  const option = (value: string, word: string) => ({
    value,
    label: word === value ? value : `${value}: ${word}`,
  });
  return ['', option('Yes', yes), option('No', no)];
}

function Control({ field, control }: { field: ReportField; control: ControlProps }) {
  const { type, parameter } = field;
  if (type === 'boolean') {
    return <NativeSelect {...control} data={yesNo(parameter?.normal_range ?? '')} />;
  }
  if (type === 'string' && parameter === undefined) {
    return <Textarea {...control} rows={4} maxLength={10_000} />;
  }
  return (
    <TextInput
      {...control}
      autoComplete="off"
      // Not `number`, whose value is empty for invalid text, which then could not be rejected.
      inputMode={type === 'number' && !isPerField(parameter?.unit) ? 'decimal' : 'text'}
    />
  );
}
