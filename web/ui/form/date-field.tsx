import { TextInput, type TextInputProps } from '@mantine/core';
import { formatDay, formatLocal } from '#contract/kernel/dates.ts';

type DateFieldProps = Omit<TextInputProps, 'type' | 'value'> & {
  /** `YYYY-MM-DD`; with `withTime`, `YYYY-MM-DDTHH:mm`. */
  value?: string;
  withTime?: boolean;
};

/** A complete date; while a year is being typed it is still `0002`. */
const COMPLETE = /^(?:19|2[01])\d\d-\d\d-\d\d/;

function inWords(value: string, withTime: boolean): string | null {
  if (!COMPLETE.test(value)) return null;
  return withTime ? formatLocal(value) : formatDay(value);
}

/**
 * A date input with the chosen date in words beneath it: the browser's own order of day and month may not be the
 * person's. The line is kept free while no date is chosen, so that nothing moves.
 */
export function DateField({ value = '', withTime = false, description, ...props }: DateFieldProps) {
  return (
    <TextInput
      {...props}
      type={withTime ? 'datetime-local' : 'date'}
      value={value}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        <>
          {inWords(value, withTime) ?? '\u00a0'}
          {description && <br />}
          {description}
        </>
      }
    />
  );
}
