import type { Desk } from '#contract/kernel/permissions.ts';
import { deskOf, may, type Role } from '#contract/kernel/roles.ts';
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
 * Every page behind the sign-in, in the order of the navigation (specification 1, section 2). A page names the
 * capability of its main call; a test compares the two.
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
  /** The desks that are redirected; all desks if left out. */
  readonly desks?: readonly Desk[];
};

/** Addresses that redirect; /pharmacy and /lab lead home, like unknown addresses. */
const REDIRECTS: readonly Redirect[] = [
  { from: ADDRESSES.dashboard, to: ADDRESSES.doctorSearch, desks: ['consulting'] },
  { from: ADDRESSES.doctorPanel, to: ADDRESSES.queue, desks: ['consulting'] },
  { from: ADDRESSES.everyPatient, to: ADDRESSES.allPatients, desks: ['reception'] },
  { from: ADDRESSES.everyPatient, to: ADDRESSES.adminPatients, desks: ['clinic'] },
  { from: ADDRESSES.admin, to: ADDRESSES.dashboard },
  { from: '/pharmacy/inventory', to: ADDRESSES.inventory },
  { from: '/dashboard/pharmacy-queue', to: ADDRESSES.dashboard },
];

/** The text for an address under /dashboard that the desk does not have; other desks are redirected. */
export const UNKNOWN_SECTIONS: Partial<Record<Desk, string>> = {
  installation: 'Unknown Super Admin Section',
  clinic: 'Unknown Admin Section',
  consulting: 'Unknown Doctor Section',
  reception: 'Unknown Reception Section',
};

/** The text for a role without a /dashboard of its own. */
export function unknownRoleMessage(role: Role): string {
  return `Unknown role (${role}) or dashboard not implemented.`;
}

function isAtDesk(role: Role, { desks }: Pick<AppRoute, 'desks'>): boolean {
  const desk = deskOf(role);
  return !desks || (desk !== undefined && desks.includes(desk));
}

/** The pages of a role, in the table's order; an owner has the owner's pages too. */
export function routesOf(role: Role, isOwner = false): AppRoute[] {
  return ROUTES.filter(
    (route) =>
      (route.needs === 'any' || may(role, route.needs)) &&
      isAtDesk(role, route) &&
      (isOwner || !route.owner),
  );
}

/** The redirects of a role. */
export function redirectsOf(role: Role): Redirect[] {
  return REDIRECTS.filter((redirect) => isAtDesk(role, redirect));
}
