import type { z } from 'zod';
import { AddUserBody, EditUserBody, GIVEN_ROLES, type User } from '#contract/users/user.ts';
import { USER_MESSAGES as M } from '#contract/users/users.messages.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';

/** The form's values, as text; an empty one for no clinic. */
export type UserFormValues = {
  username: string;
  email: string;
  password: string;
  /** Required only when the email or the password changes. */
  currentPassword: string;
  role: string;
  clinic_id: string;
};

/** A new user has the role user (specification 2, section 9). */
export const EMPTY_USER_FORM: UserFormValues = {
  username: '',
  email: '',
  password: '',
  currentPassword: '',
  role: 'user',
  clinic_id: '',
};

/** The form's values of an existing user; the password is never known. */
export function userFormValues({ username, email, role, clinic_id }: User): UserFormValues {
  return { username, email, role, clinic_id: clinic_id ?? '', password: '', currentPassword: '' };
}

const givenRole = (role: string) => GIVEN_ROLES.find((known) => known === role);

export function addUserInput({ role, currentPassword: _own, ...values }: UserFormValues) {
  return { ...values, role: givenRole(role) };
}

/** A role that only a clinic's admin gives (doctor, lab …) stays unchanged. */
export function editUserInput({ role, currentPassword, ...values }: UserFormValues) {
  const given = givenRole(role);
  return { ...values, ...(given && { role: given }), ...(currentPassword && { currentPassword }) };
}

export function checkAddUser(values: UserFormValues): Record<string, string> {
  return errorsOf(AddUserBody.safeParse(addUserInput(values)));
}

export function checkEditUser(values: UserFormValues): Record<string, string> {
  const errors = errorsOf(EditUserBody.safeParse(editUserInput(values)));
  const needsClinic = values.role === 'admin' && values.clinic_id === '';
  return needsClinic ? { ...errors, clinic_id: M.clinicNeeded } : errors;
}

function errorsOf({ error }: z.ZodSafeParseResult<unknown>): Record<string, string> {
  return error ? fieldErrorsOf(error) : {};
}

const SAID_ON_TOP: readonly string[] = [M.required, M.editRequired];

/** The shared message of all required fields, shown once on top of the form. */
export function requiredMessageOf(errors: Record<string, unknown>): string | null {
  return SAID_ON_TOP.find((message) => Object.values(errors).includes(message)) ?? null;
}
