import { ADDRESSES } from '#web/lib/address/paths.ts';
import type { AppRoute } from '../routing/app-route.ts';
import { billing, bills, books, dayClose, dues, moneyFlow, patientBills } from './pages.ts';

/** Bills, the money flow and the day close. */
export const MONEY_ROUTES: readonly AppRoute[] = [
  { address: ADDRESSES.money, needs: 'money.view-flow', page: moneyFlow, name: 'Money Flow' },
  {
    address: ADDRESSES.bills,
    needs: 'billing.list-bills',
    desks: ['clinic', 'dispensary', 'laboratory'],
    page: bills,
    nav: 'Bills',
  },
  // The reception's dashboard has the five sections of the specification; this page is opened from its queue.
  {
    address: ADDRESSES.bills,
    needs: 'billing.list-bills',
    desks: ['reception'],
    page: bills,
    name: 'Bills',
  },
  {
    address: ADDRESSES.dues,
    needs: 'billing.list-bills',
    desks: ['clinic'],
    page: dues,
    nav: 'Dues',
  },
  {
    address: ADDRESSES.dues,
    needs: 'billing.list-bills',
    desks: ['reception', 'dispensary', 'laboratory'],
    page: dues,
    name: 'Dues',
  },
  { address: ADDRESSES.books, needs: 'books.view', page: books, name: 'Books' },
  { address: ADDRESSES.dayClose, needs: 'money.close-day', page: dayClose, name: 'Day close' },
  {
    address: ADDRESSES.patientBills,
    needs: 'billing.list-bills',
    page: patientBills,
    name: 'Bills of the patient',
  },
  { address: ADDRESSES.billing, needs: 'billing.create-bill', page: billing },
];
