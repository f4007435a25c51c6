import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { PASSWORD_MIN } from '#contract/kernel/fields.ts';
import { GIVEN_ROLES, USER_ROLES, type UserRole, userRoleLabel } from '#contract/users/user.ts';
import { listClinics } from '#contract/users/users.endpoints.ts';
import { USER_MESSAGES as M } from '#contract/users/users.messages.ts';
import { CurrentPasswordField, changesOwnAccount } from '#web/auth/index.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { NewPasswordField } from '#web/ui/form/new-password-field.tsx';
import { requiredMessageOf, type UserFormValues } from './user-form.values.ts';

type UserFieldsProps = {
  form: UseFormReturnType<UserFormValues>;
  editing: 'own' | 'other' | undefined;
};

const option = (role: UserRole) => ({
  value: role,
  label: userRoleLabel(role),
});
const PASSWORD_HINT = `Min. ${PASSWORD_MIN} characters.`;

export function UserFields({ form, editing }: UserFieldsProps) {
  const isOwn = editing === 'own';
  const clinics = useApi(listClinics, {});
  const { role, clinic_id } = form.getInitialValues();
  const hasClinic = editing !== undefined && clinic_id !== '';
  // A role given by a clinic stays in the list.
  const own = USER_ROLES.filter(
    (known) => known === role && !GIVEN_ROLES.some((given) => given === known),
  );

  const field = (name: keyof UserFormValues) => {
    const { error, ...input } = form.getInputProps(name);
    // The shared message of the required fields is shown on top; the field is only marked.
    return { ...input, error: requiredMessageOf({ error }) === null ? error : true };
  };

  return (
    <>
      <TextInput
        label="Username"
        required
        autoComplete="off"
        data-autofocus
        {...field('username')}
      />
      <TextInput label="Email" type="email" required autoComplete="off" {...field('email')} />
      <NewPasswordField
        label={editing ? 'New password' : 'Password'}
        required={!editing}
        autoComplete="new-password"
        description={
          editing ? `Leave blank to keep the current password. ${PASSWORD_HINT}` : PASSWORD_HINT
        }
        {...field('password')}
      />
      {isOwn && changesOwnAccount(form.values, form.getInitialValues().email) && (
        <CurrentPasswordField {...field('currentPassword')} />
      )}
      <NativeSelect
        label="Role"
        required
        data={[...own, ...GIVEN_ROLES].map(option)}
        {...field('role')}
      />
      <NativeSelect
        label="Clinic"
        disabled={hasClinic || !clinics.data}
        {...(hasClinic && { description: M.clinicStays })}
        data={[
          { value: '', label: 'No clinic' },
          ...(clinics.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...field('clinic_id')}
        {...(clinics.error && { error: clinics.error.message })}
      />
    </>
  );
}
