import type { PasswordInputProps } from '@mantine/core';
import { AUTH_MESSAGES as M } from '#contract/auth/auth.messages.ts';
import { PasswordField } from '#web/ui/form/password-field.tsx';

type OwnAccount = { readonly email: string; readonly password: string };

/** Whether the changes affect the sign-in, which requires the current password. */
export function changesOwnAccount(values: OwnAccount, emailNow: string | undefined): boolean {
  return values.password !== '' || values.email.trim().toLowerCase() !== emailNow;
}

/** The errors of a change to the person's own account. */
export function checkOwnAccount(
  values: OwnAccount & { readonly currentPassword: string },
  emailNow: string | undefined,
): Record<string, string> {
  if (!changesOwnAccount(values, emailNow) || values.currentPassword !== '') return {};
  return { currentPassword: M.currentPasswordRequired };
}

export function CurrentPasswordField(props: PasswordInputProps) {
  return (
    <PasswordField
      label="Current password"
      required
      autoComplete="current-password"
      description={M.currentPasswordWhy}
      {...props}
    />
  );
}
