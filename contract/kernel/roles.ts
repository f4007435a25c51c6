/**
 * Who a person is in the system. `superadmin` runs the installation and belongs to no clinic;
 * `user` is an account without a screen of its own.
 */
export const ROLES = [
  'superadmin',
  'admin',
  'doctor',
  'receptionist',
  'lab',
  'pharmacy',
  'user',
] as const;
export type Role = (typeof ROLES)[number];

/** The roles that work inside one clinic and see only that clinic's records. */
export const CLINIC_ROLES = [
  'admin',
  'doctor',
  'receptionist',
  'lab',
  'pharmacy',
] as const satisfies readonly Role[];
export type ClinicRole = (typeof CLINIC_ROLES)[number];

/** How a role is called on a screen (specification 2, section 3). */
export const ROLE_LABELS = {
  superadmin: 'Super Admin',
  admin: 'Admin',
  doctor: 'Doctor',
  receptionist: 'Receptionist',
  lab: 'Lab Technician',
  pharmacy: 'Pharmacist',
  user: 'User',
} as const satisfies Record<Role, string>;

/** The name of the working area that the header shows for a role. */
export const ROLE_PANELS = {
  superadmin: 'Super Admin Panel',
  admin: 'Admin Panel',
  doctor: 'Doctor Panel',
  receptionist: 'Reception Panel',
  lab: 'Lab Panel',
  pharmacy: 'Pharmacy Panel',
  user: 'User Panel',
} as const satisfies Record<Role, string>;

export function isClinicRole(role: Role): role is ClinicRole {
  return CLINIC_ROLES.some((clinicRole) => clinicRole === role);
}
