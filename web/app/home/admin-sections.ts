import type { AppRoute } from '../routing/app-route.ts';

/** The overview with the clinic's settings expanded. */
export const SETTINGS = '/dashboard?settings=open';

/** The element id of the settings. */
export const SETTINGS_ID = 'clinic-settings';

/** A link of the admin panel to a section of the clinic. */
export type AdminSection = {
  readonly address: string;
  readonly name: string;
  /** Behind "More". */
  readonly isHidden?: true;
};

/** The admin panel's buttons and its related routes, in the specification's order (1, section 2). */
const PANEL: readonly AdminSection[] = [
  { address: '/dashboard/staff', name: 'Staff' },
  { address: '/dashboard/money', name: 'Money' },
  { address: '/dashboard/analysis', name: 'Inventory' },
  { address: '/dashboard/inventory', name: 'Pharmacy inventory' },
  { address: '/lab-inventory', name: 'Lab Inventory', isHidden: true },
  { address: '/dashboard/lab-catalogue', name: 'Lab tests', isHidden: true },
  { address: SETTINGS, name: 'Settings' },
  { address: '/dashboard/subscriptions', name: 'Patient Subscriptions', isHidden: true },
  { address: '/start-clinic-subscription', name: 'Buy Pro Plan' },
  { address: '/dashboard/patients', name: 'All Patients' },
  { address: '/dashboard/queue', name: 'Queue' },
  { address: '/search-patient', name: 'Search patient' },
  { address: '/dashboard/add-patient', name: 'Add patient' },
  { address: '/dashboard/doctor', name: 'Doctor panel' },
];

/** The specification's buttons and related pages that exist, without duplicates. */
export function adminSections(routes: readonly AppRoute[]): AdminSection[] {
  const existing = PANEL.filter(
    ({ address }) => address === SETTINGS || routes.some((route) => route.address === address),
  );
  return existing.filter(({ name }, at) => existing.findIndex((one) => one.name === name) === at);
}
