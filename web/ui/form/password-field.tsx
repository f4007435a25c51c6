import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** Mantine's field, but its error is announced to screen readers, and the eye is a tab stop. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      visibilityToggleFocusable
      {...(props.error ? { 'aria-invalid': true } : {})}
      {...props}
    />
  );
}
