import type { Capability } from './capabilities.ts';
import { type Desk, ROLE_TABLE, type RoleRow } from './permissions.ts';

/**
 * System roles. A `superadmin` runs the installation and belongs to no clinic; a `user` account has
 * no screens of its own.
 */
export type Role = keyof typeof ROLE_TABLE;

const ROWS: Readonly<Record<Role, RoleRow>> = ROLE_TABLE;

/** The roles in the table's order. */
export const ROLES: readonly Role[] = Object.keys(ROWS).filter(
  (name): name is Role => name in ROWS,
);

/** A role that works inside one clinic and sees only that clinic's records. */
export type ClinicRole = {
  [R in Role]: (typeof ROLE_TABLE)[R]['worksIn'] extends 'clinic' ? R : never;
}[Role];

export function isClinicRole(role: Role): role is ClinicRole {
  return ROWS[role].worksIn === 'clinic';
}

export const CLINIC_ROLES: readonly ClinicRole[] = ROLES.filter(isClinicRole);

/** Whether a role runs the installation, and sees no clinic's records. */
export function isInstallationRole(role: Role): boolean {
  return ROWS[role].worksIn === 'installation';
}

const RIGHTS: ReadonlyMap<Role, ReadonlySet<string>> = new Map(
  ROLES.map((role) => {
    const slices = Object.entries(ROWS[role].may);
    return [role, new Set(slices.flatMap(([slice, verbs]) => verbs.map((v) => `${slice}.${v}`)))];
  }),
);

/** Whether the row of a role lists a capability. */
export function may(role: Role, capability: Capability): boolean {
  return RIGHTS.get(role)?.has(capability) ?? false;
}

/** Whether a text names a capability that some role has: `billing.take-payment`. */
export function isCapability(text: string): text is Capability {
  return [...RIGHTS.values()].some((rights) => rights.has(text));
}

/** The roles whose rows name a capability. */
export function rolesThatMay(capability: Capability): Role[] {
  return ROLES.filter((role) => may(role, capability));
}

/** The role's name on screens. */
export function labelOf(role: Role): string {
  return ROWS[role].label;
}

/** Name of a role's working area, shown in the header. */
export function panelOf(role: Role): string {
  return ROWS[role].panel;
}

/** The desk of the role; undefined for a role without a screen of its own. */
export function deskOf(role: Role): Desk | undefined {
  return ROWS[role].desk;
}
