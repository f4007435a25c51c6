import type { z } from 'zod';
import { amountText } from '#contract/kernel/numbers/money.ts';
import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import { may } from '#contract/kernel/roles.ts';
import { AddStaffBody, EditStaffBody } from '#contract/staff/edit-staff.ts';
import { STAFF_MESSAGES } from '#contract/staff/staff.messages.ts';
import { STAFF_ROLES, type StaffMember, type StaffRole } from '#contract/staff/staff.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';

/** The form's values, as text. */
export type StaffFormValues = {
  name: string;
  email: string;
  role: string;
  password: string;
  /** Required only when the email or the password changes. */
  currentPassword: string;
  opd_fee: string;
  registration: string;
  status: 'active' | 'inactive';
};

export const EMPTY_STAFF_FORM: StaffFormValues = {
  name: '',
  email: '',
  role: '',
  password: '',
  currentPassword: '',
  opd_fee: '',
  registration: '',
  status: 'active',
};

/** The form's values of an existing person; the password is never known. */
export function staffFormValues(member: StaffMember): StaffFormValues {
  const { name, email = '', role, active, opd_fee, registration } = member;
  return {
    ...EMPTY_STAFF_FORM,
    name,
    email,
    role,
    status: active ? 'active' : 'inactive',
    opd_fee: opd_fee === null ? '' : amountText(opd_fee),
    registration: registration ?? '',
  };
}

/** Only doctors have a fee; text that is not a number is rejected by the schema. */
function feeOf({ role, opd_fee }: StaffFormValues): number | null {
  return seesPatients({ role }) && opd_fee.trim() !== '' ? typedNumber(opd_fee, 'rupees') : null;
}

/** The chosen role, or undefined. */
export function roleOf({ role }: Pick<StaffFormValues, 'role'>): StaffRole | undefined {
  return STAFF_ROLES.find((known) => known === role);
}

/** Whether the chosen role sees patients, and so has a fee and a registration number. */
export function seesPatients(values: Pick<StaffFormValues, 'role'>): boolean {
  const role = roleOf(values);
  return role !== undefined && may(role, 'consulting.see-patients');
}

/** The request body of Add Staff, without the role. */
export function addStaffInput(values: StaffFormValues) {
  const { name, email, password, registration } = values;
  return { name, email, password, opd_fee: feeOf(values), registration };
}

/** The request body of Edit Staff, without the role. A blank password keeps the current one. */
export function editStaffInput(values: StaffFormValues) {
  const { name, email, password, currentPassword, status, registration } = values;
  const active = status === 'active';
  const input = { name, email, password, active, opd_fee: feeOf(values), registration };
  return { ...input, ...(currentPassword && { currentPassword }) };
}

export function checkAddStaff(values: StaffFormValues): Record<string, string> {
  return errorsOf(AddStaffBody.safeParse({ ...addStaffInput(values), role: roleOf(values) }));
}

export function checkEditStaff(values: StaffFormValues): Record<string, string> {
  return errorsOf(EditStaffBody.safeParse({ ...editStaffInput(values), role: values.role }));
}

function errorsOf({ error }: z.ZodSafeParseResult<unknown>): Record<string, string> {
  return error ? fieldErrorsOf(error) : {};
}

const SAID_ON_TOP: readonly string[] = [STAFF_MESSAGES.required, STAFF_MESSAGES.editRequired];

/** The shared message of all required fields, shown once on top of the form. */
export function requiredMessageOf(errors: Record<string, unknown>): string | null {
  return SAID_ON_TOP.find((message) => Object.values(errors).includes(message)) ?? null;
}
