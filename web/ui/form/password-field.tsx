import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** Mantine's, but its error is also said to screen readers, and the eye can be reached by Tab. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      visibilityToggleFocusable
      {...(props.error ? { 'aria-invalid': true } : {})}
      {...props}
    />
  );
}
