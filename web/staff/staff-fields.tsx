import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { PASSWORD_MIN } from '#contract/kernel/fields.ts';
import { labelOf } from '#contract/kernel/roles.ts';
import { STAFF_MESSAGES } from '#contract/staff/staff.messages.ts';
import { STAFF_ROLES } from '#contract/staff/staff.ts';
import { CurrentPasswordField, changesOwnAccount } from '#web/auth/index.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { NewPasswordField } from '#web/ui/form/new-password-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { FollowUpFields } from './follow-up-fields.tsx';
import { requiredMessageOf, type StaffFormValues, seesPatients } from './staff-form.values.ts';

const ROLE_OPTIONS = STAFF_ROLES.map((role) => ({ value: role, label: labelOf(role) }));

type StaffFieldsProps = {
  form: UseFormReturnType<StaffFormValues>;
  editing: 'own' | 'other' | undefined;
};

export function StaffFields({ form, editing }: StaffFieldsProps) {
  const isOwn = editing === 'own';

  const field = (name: keyof StaffFormValues) => {
    const { error, ...input } = form.getInputProps(name);
    // The shared message of the required fields is shown on top; the field is only marked.
    const isSaidOnTop = requiredMessageOf({ error }) !== null;
    return { ...input, error: isSaidOnTop ? true : error };
  };

  return (
    <>
      <TextInput label="Name" required autoComplete="off" autoFocus {...field('name')} />
      <TextInput label="Email" type="email" required autoComplete="off" {...field('email')} />
      <NativeSelect
        label="Role"
        required
        data={[{ value: '', label: 'Choose a role', disabled: true }, ...ROLE_OPTIONS]}
        disabled={isOwn}
        {...(isOwn && { description: STAFF_MESSAGES.ownRole })}
        {...field('role')}
      />
      {seesPatients(form.values) && (
        <>
          <NumberField label="OPD Fee (₹)" min="0" step="0.01" {...field('opd_fee')} />
          <FollowUpFields field={field} />
          <TextInput
            label="Qualification"
            placeholder="MBBS, MD (General Medicine)"
            maxLength={100}
            autoComplete="off"
            {...field('qualification')}
          />
          <TextInput
            label="Registration number"
            description="Of the medical council; prescriptions name it."
            maxLength={100}
            autoComplete="off"
            {...field('registration')}
          />
        </>
      )}
      {editing && (
        <NativeSelect
          label="Status"
          data={[
            { value: 'active', label: 'Active' },
            { value: 'inactive', label: 'Inactive' },
          ]}
          disabled={isOwn}
          {...(isOwn && { description: STAFF_MESSAGES.ownActive })}
          {...field('status')}
        />
      )}
      <NewPasswordField
        label={editing ? 'New password' : 'Password'}
        required={!editing}
        autoComplete="new-password"
        description={
          editing
            ? `Leave blank to keep the current password. Min. ${PASSWORD_MIN} characters.`
            : `Min. ${PASSWORD_MIN} characters.`
        }
        {...field('password')}
      />
      {isOwn && changesOwnAccount(form.values, form.getInitialValues().email) && (
        <CurrentPasswordField {...field('currentPassword')} />
      )}
    </>
  );
}
