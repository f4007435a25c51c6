import { expect, it } from 'vitest';
import type { AppRoute } from '../routing/app-route.ts';
import { lazyPage } from '../routing/lazy-page.tsx';
import { adminSections } from './admin-sections.ts';

const page = lazyPage(() => Promise.resolve(() => null));
// Addresses of pages in other folders; the panel lists them before they exist.
const at = (address: string, names: Pick<AppRoute, 'nav' | 'name'> = {}): AppRoute => ({
  address: address as AppRoute['address'],
  needs: 'overview.view',
  page,
  ...names,
});
const named = (routes: readonly AppRoute[]) => adminSections(routes).map(({ name }) => name);

it('shows the buttons of existing pages, in the specification’s order and words', () => {
  expect(named([])).toEqual(['Settings']);
  const all = [
    at('/dashboard', { nav: 'Overview' }),
    at('/dashboard/queue', { nav: 'Queue' }),
    at('/dashboard/patients', { nav: 'Patients' }),
    at('/dashboard/doctor', { name: 'Doctor panel' }),
    at('/dashboard/patients/add', { name: 'Register patient' }),
    at('/start-clinic-subscription'),
    at('/lab-inventory', { nav: 'Lab tests' }),
    at('/dashboard/subscriptions'),
    at('/dashboard/lab-catalogue', { name: 'Lab tests' }),
    at('/dashboard/inventory'),
    at('/dashboard/inventory/add'),
    at('/dashboard/analysis'),
    at('/dashboard/money'),
    at('/dashboard/staff'),
  ];
  expect(named(all)).toEqual([
    'Staff',
    'Money',
    'Inventory',
    'Pharmacy inventory',
    'Lab Inventory',
    'Lab tests',
    'Settings',
    'Patient Subscriptions',
    'Buy Pro Plan',
    'All Patients',
    'Queue',
    'Doctor panel',
  ]);
  const hidden = adminSections(all).filter(({ isHidden }) => isHidden);
  expect(hidden.map(({ name }) => name)).toEqual([
    'Lab Inventory',
    'Lab tests',
    'Patient Subscriptions',
  ]);
});
