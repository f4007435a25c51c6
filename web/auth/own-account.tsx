import type { PasswordInputProps } from '@mantine/core';
import { AUTH_MESSAGES as M } from '#contract/auth/auth.messages.ts';
import { PasswordField } from '#web/ui/form/password-field.tsx';

type OwnAccount = { readonly email: string; readonly password: string };

/** Whether what was typed changes how the person signs in, for which the current password is asked. */
export function changesOwnAccount(values: OwnAccount, emailNow: string | undefined): boolean {
  return values.password !== '' || values.email.trim().toLowerCase() !== emailNow;
}

/** What is missing before an own account can be changed so. */
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
