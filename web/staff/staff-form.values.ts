import type { z } from 'zod';
import { amountText } from '#contract/kernel/numbers/money.ts';
import { typedNumber, typedOrZero } from '#contract/kernel/numbers/typed-number.ts';
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
  followUpDays: string;
  followUpVisits: string;
  followUpFee: string;
  qualification: string;
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
  followUpDays: '',
  followUpVisits: '',
  followUpFee: '',
  qualification: '',
  registration: '',
  status: 'active',
};

/** The form's values of an existing person; the password is never known. */
export function staffFormValues(member: StaffMember): StaffFormValues {
  const {
    name,
    email = '',
    role,
    active,
    opd_fee,
    follow_up,
    qualification,
    registration,
  } = member;
  return {
    ...EMPTY_STAFF_FORM,
    name,
    email,
    role,
    status: active ? 'active' : 'inactive',
    opd_fee: opd_fee === null ? '' : amountText(opd_fee),
    ...(follow_up && {
      followUpDays: String(follow_up.days),
      followUpVisits: String(follow_up.visits),
      followUpFee: amountText(follow_up.fee),
    }),
    qualification: qualification ?? '',
    registration: registration ?? '',
  };
}

/** Only doctors have a fee; text that is not a number is rejected by the schema. */
function feeOf({ role, opd_fee }: StaffFormValues): number | null {
  return seesPatients({ role }) && opd_fee.trim() !== '' ? typedNumber(opd_fee, 'rupees') : null;
}

/** The window; null while its three fields are empty. An empty fee is free. */
function followUpOf({ role, followUpDays, followUpVisits, followUpFee }: StaffFormValues) {
  const texts = [followUpDays, followUpVisits, followUpFee];
  if (!seesPatients({ role }) || texts.every((text) => text.trim() === '')) return null;
  return {
    days: typedNumber(followUpDays),
    visits: typedNumber(followUpVisits),
    fee: typedOrZero(followUpFee, 'rupees'),
  };
}

/** The fields of the window by their names in a call. */
const WINDOW_FIELDS = {
  'follow_up.days': 'followUpDays',
  'follow_up.visits': 'followUpVisits',
  'follow_up.fee': 'followUpFee',
} as const satisfies Record<string, keyof StaffFormValues>;

/** The chosen role, or undefined. */
export function roleOf({ role }: Pick<StaffFormValues, 'role'>): StaffRole | undefined {
  return STAFF_ROLES.find((known) => known === role);
}

/** Whether the chosen role sees patients, and so has a fee, a qualification and a registration number. */
export function seesPatients(values: Pick<StaffFormValues, 'role'>): boolean {
  const role = roleOf(values);
  return role !== undefined && may(role, 'consulting.see-patients');
}

/** The request body of Add Staff, without the role. */
export function addStaffInput(values: StaffFormValues) {
  const { name, email, password, qualification, registration } = values;
  const follow_up = followUpOf(values);
  const credentials = { ...(qualification && { qualification }), registration };
  const ofDoctor = { opd_fee: feeOf(values), ...(follow_up && { follow_up }), ...credentials };
  return { name, email, password, ...ofDoctor };
}

/** The request body of Edit Staff, without the role. A blank password keeps the current one. */
export function editStaffInput(values: StaffFormValues) {
  const { name, email, password, currentPassword, status } = values;
  const { qualification, registration } = values;
  const active = status === 'active';
  const ofDoctor = {
    opd_fee: feeOf(values),
    follow_up: followUpOf(values),
    qualification,
    registration,
  };
  const input = { name, email, password, active, ...ofDoctor };
  return { ...input, ...(currentPassword && { currentPassword }) };
}

export function checkAddStaff(values: StaffFormValues): Record<string, string> {
  return errorsOf(AddStaffBody.safeParse({ ...addStaffInput(values), role: roleOf(values) }));
}

export function checkEditStaff(values: StaffFormValues): Record<string, string> {
  return errorsOf(EditStaffBody.safeParse({ ...editStaffInput(values), role: values.role }));
}

function errorsOf({ error }: z.ZodSafeParseResult<unknown>): Record<string, string> {
  const errors = error ? fieldErrorsOf(error) : {};
  const names = new Map<string, string>(Object.entries(WINDOW_FIELDS));
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [names.get(name) ?? name, message]),
  );
}

const SAID_ON_TOP: readonly string[] = [STAFF_MESSAGES.required, STAFF_MESSAGES.editRequired];

/** The shared message of all required fields, shown once on top of the form. */
export function requiredMessageOf(errors: Record<string, unknown>): string | null {
  return SAID_ON_TOP.find((message) => Object.values(errors).includes(message)) ?? null;
}
