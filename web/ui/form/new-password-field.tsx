import type { PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { PasswordField } from './password-field.tsx';
import { passwordHint } from './password-hint.ts';

/** A field for a new password: shows its weakness while typing, and rejects nothing. */
export function NewPasswordField({ description, onChange, ...props }: PasswordInputProps) {
  const [hint, setHint] = useState<string | null>(null);
  const shown = hint ?? description;
  return (
    <PasswordField
      autoComplete="new-password"
      {...props}
      {...(shown !== undefined && { description: shown })}
      onChange={(event) => {
        setHint(passwordHint(event.currentTarget.value));
        onChange?.(event);
      }}
    />
  );
}
