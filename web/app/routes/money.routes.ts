import { CLINIC_ROLES } from '#contract/kernel/roles.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import type { AppRoute } from '../routing/app-route.ts';
import { billing, bills, dayClose, moneyFlow, patientBills } from './pages.ts';

/** Who takes cash, lists bills and closes a day. */
const CASHIERS = ['admin', 'receptionist', 'pharmacy', 'lab'] as const;

/** Bills, the money flow and the day close. */
export const MONEY_ROUTES: readonly AppRoute[] = [
  { address: ADDRESSES.money, roles: ['admin'], page: moneyFlow, name: 'Money Flow' },
  { address: ADDRESSES.bills, roles: ['admin', 'pharmacy', 'lab'], page: bills, nav: 'Bills' },
  // The reception's sections are the five of the specification: it comes here from its queue.
  { address: ADDRESSES.bills, roles: ['receptionist'], page: bills, name: 'Bills' },
  { address: ADDRESSES.dayClose, roles: CASHIERS, page: dayClose, name: 'Day close' },
  {
    address: ADDRESSES.patientBills,
    roles: CASHIERS,
    page: patientBills,
    name: 'Bills of the patient',
  },
  { address: ADDRESSES.billing, roles: CLINIC_ROLES, page: billing },
];
