import { TextInput, type TextInputProps } from '@mantine/core';

type NumberFieldProps = Omit<TextInputProps, 'type' | 'inputMode'> & {
  /** A whole number: a phone shows no decimal point. */
  whole?: boolean;
  /** It may be below 0: a phone shows its whole keyboard, which has a minus. */
  signed?: boolean;
};

/**
 * A number as a person writes it: `1,200`, `₹500`, `10%`, which `typedNumber` reads. Not an input of
 * type `number`: that hands out nothing for such a text, and changes by the wheel of the mouse.
 * `min`, `max` and `step` tell the limits, which the form checks.
 */
export function NumberField({ whole, signed, ...props }: NumberFieldProps) {
  const inputMode = signed ? 'text' : whole ? 'numeric' : 'decimal';
  return <TextInput inputMode={inputMode} autoComplete="off" {...props} />;
}
