import { TextInput, type TextInputProps } from '@mantine/core';

type NumberFieldProps = Omit<TextInputProps, 'type' | 'inputMode'> & {
  /** A whole number: a phone's keyboard shows no decimal point. */
  whole?: boolean;
  /** May be negative: a phone shows its full keyboard, which has a minus. */
  signed?: boolean;
};

/**
 * A number in human notation: `1,200`, `₹500`, `10%`, parsed by `typedNumber`. Not an input of type `number`: its value
 * is empty for such a text, and the mouse wheel changes it. `min`, `max` and `step` announce the limits; the form
 * checks them.
 */
export function NumberField({ whole, signed, ...props }: NumberFieldProps) {
  const inputMode = signed ? 'text' : whole ? 'numeric' : 'decimal';
  return <TextInput inputMode={inputMode} autoComplete="off" {...props} />;
}
