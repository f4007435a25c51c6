import { ADDRESSES, isPlace } from '#web/lib/paths.ts';
import type { AppRoute } from './routes.tsx';

/** The overview with the clinic's settings unfolded. */
export const SETTINGS = '/dashboard?settings=open';

/** A way into a part of the clinic, as the admin panel names it. */
export type AdminSection = {
  readonly address: string;
  readonly name: string;
  /** Behind "More". */
  readonly isHidden?: true;
};

/** The admin panel's buttons, in the specification's order (1, section 2). */
const PANEL: readonly AdminSection[] = [
  { address: '/dashboard/staff', name: 'Staff' },
  { address: '/dashboard/analysis', name: 'Money' },
  { address: '/dashboard/inventory', name: 'Inventory' },
  { address: '/lab-inventory', name: 'Lab Inventory', isHidden: true },
  { address: SETTINGS, name: 'Settings' },
  { address: '/dashboard/subscriptions', name: 'Patient Subscriptions', isHidden: true },
  { address: '/start-clinic-subscription', name: 'Buy Pro Plan' },
  { address: '/dashboard/patients', name: 'All Patients' },
];

/** The specification's buttons whose pages exist, then the related pages that have a name. */
export function adminSections(routes: readonly AppRoute[]): AdminSection[] {
  const known = PANEL.filter(
    ({ address }) => address === SETTINGS || routes.some((route) => route.address === address),
  );
  const related = routes.filter(isPlace).flatMap(({ address, nav, name = nav }) => {
    const isOther =
      address !== ADDRESSES.dashboard && known.every((one) => one.address !== address);
    return name && isOther ? [{ address, name }] : [];
  });
  return [...known, ...related];
}
