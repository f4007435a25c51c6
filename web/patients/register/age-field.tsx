import { TextInput, type TextInputProps } from '@mantine/core';
import { formatDay } from '#contract/kernel/dates.ts';
import { ageText } from '#contract/patients/age.rules.ts';
import { typedAge } from '#contract/patients/typed/typed-age.rules.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';

/** The parsed age, where the text is not simply years. */
function understood(typed: string): string | null {
  const today = clinicToday();
  const read = typedAge(typed, today);
  if (!read) return null;
  if ('birth_date' in read) {
    const { birth_date } = read;
    const age = ageText({ age: null, birth_date }, today);
    return age === '' ? null : `Born ${formatDay(birth_date)}, ${age}`;
  }
  if (read.age_unit === 'years') return null;
  return ageText({ age: null, ...read, age_told_on: today }, today);
}

/** An age as people tell it: `45`, `8m`, `12d`, or a date of birth with the day first. */
export function AgeField(props: TextInputProps & { value?: string }) {
  const read = understood(props.value ?? '');
  return (
    <TextInput
      label="Age"
      placeholder="45, 8m, 12d"
      title="Years, months or days: 45, 8m, 12d. Or a date of birth: 15/03/2019."
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...(read && !props.error && { description: read })}
      {...props}
    />
  );
}
