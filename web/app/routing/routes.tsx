import { ROLES, type Role } from '#contract/kernel/roles.ts';
import { ADDRESSES, type Address } from '#web/lib/address/paths.ts';
import { ADMISSION_ROUTES } from '../routes/admissions.routes.ts';
import { CLINIC_ROUTES } from '../routes/clinic.routes.ts';
import { CONSULTATION_ROUTES } from '../routes/consultation.routes.ts';
import { DESK_ROUTES } from '../routes/desks.routes.ts';
import { LAB_ROUTES } from '../routes/lab.routes.ts';
import { MONEY_ROUTES } from '../routes/money.routes.ts';
import { PATIENT_ROUTES } from '../routes/patients.routes.ts';
import { PHARMACY_ROUTES } from '../routes/pharmacy.routes.ts';
import { SUBSCRIPTION_ROUTES } from '../routes/subscriptions.routes.ts';
import type { AppRoute } from './app-route.ts';

/**
 * Every page behind the sign-in, in the order of the navigation (specification 1, section 2). Whom a page needs
 * a call for is written out: the endpoints with their schemas would be read before the first page is. A test
 * compares.
 */
const ROUTES: readonly AppRoute[] = [
  ...CLINIC_ROUTES,
  ...DESK_ROUTES,
  ...SUBSCRIPTION_ROUTES,
  ...PATIENT_ROUTES,
  ...PHARMACY_ROUTES,
  ...CONSULTATION_ROUTES,
  ...MONEY_ROUTES,
  ...LAB_ROUTES,
  ...ADMISSION_ROUTES,
];

type Redirect = {
  readonly from: string;
  readonly to: Address;
  readonly roles: readonly Role[];
};

/** Addresses that only lead to another one; /pharmacy and /lab lead home, as whatever is unknown does. */
const REDIRECTS: readonly Redirect[] = [
  { from: ADDRESSES.dashboard, to: ADDRESSES.doctorSearch, roles: ['doctor'] },
  { from: ADDRESSES.doctorPanel, to: ADDRESSES.queue, roles: ['doctor'] },
  { from: ADDRESSES.everyPatient, to: ADDRESSES.allPatients, roles: ['receptionist'] },
  { from: ADDRESSES.everyPatient, to: ADDRESSES.adminPatients, roles: ['admin'] },
  { from: ADDRESSES.admin, to: ADDRESSES.dashboard, roles: ROLES },
  { from: '/pharmacy/inventory', to: ADDRESSES.inventory, roles: ROLES },
  { from: '/dashboard/pharmacy-queue', to: ADDRESSES.dashboard, roles: ROLES },
];

/** What an address under /dashboard says that its role does not have; the other roles are sent back. */
export const UNKNOWN_SECTIONS: Partial<Record<Role, string>> = {
  superadmin: 'Unknown Super Admin Section',
  admin: 'Unknown Admin Section',
  doctor: 'Unknown Doctor Section',
  receptionist: 'Unknown Reception Section',
};

/** For a role whose own /dashboard does not exist. */
export function unknownRoleMessage(role: Role): string {
  return `Unknown role (${role}) or dashboard not implemented.`;
}

/** The pages of a role, in the table's order; an owner has those of an owner too. */
export function routesOf(role: Role, isOwner = false): AppRoute[] {
  return ROUTES.filter((route) => route.roles.includes(role) && (isOwner || !route.owner));
}

/** The redirects of a role. */
export function redirectsOf(role: Role): Redirect[] {
  return REDIRECTS.filter((redirect) => redirect.roles.includes(role));
}
