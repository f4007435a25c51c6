import type { z } from 'zod';
import { AddUserBody, EditUserBody, GIVEN_ROLES, type User } from '#contract/users/user.ts';
import { USER_MESSAGES as M } from '#contract/users/users.messages.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';

/** What stands in the fields, as text; no clinic is an empty one. */
export type UserFormValues = {
  username: string;
  email: string;
  password: string;
  /** Asked for only with another own email or password. */
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

/** The fields filled with somebody who is there; the password is never known. */
export function userFormValues({ username, email, role, clinic_id }: User): UserFormValues {
  return { username, email, role, clinic_id: clinic_id ?? '', password: '', currentPassword: '' };
}

const givenRole = (role: string) => GIVEN_ROLES.find((known) => known === role);

export function addUserInput({ role, currentPassword: _own, ...values }: UserFormValues) {
  return { ...values, role: givenRole(role) };
}

/** A role that only a clinic's admin gives (doctor, lab …) stays as it is. */
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

/** The message that names all required fields at once, which is said once on top of the form. */
export function requiredMessageOf(errors: Record<string, unknown>): string | null {
  return SAID_ON_TOP.find((message) => Object.values(errors).includes(message)) ?? null;
}
