import { ROLES } from '#contract/kernel/roles.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import type { AppRoute } from '../routing/app-route.ts';
import {
  addClinicPlan,
  addStaff,
  adminHome,
  clinicPlanList,
  editClinicPlan,
  editStaff,
  myAccount,
  owner,
  staffList,
  superadminHome,
  users,
} from './pages.ts';

/** The superadmin’s pages, and the admin’s: overview, staff, and what only the owner has. */
export const CLINIC_ROUTES: readonly AppRoute[] = [
  { address: ADDRESSES.account, roles: ROLES, page: myAccount, name: 'My account' },
  { address: ADDRESSES.dashboard, roles: ['superadmin'], page: superadminHome, nav: 'Overview' },
  {
    address: ADDRESSES.clinicPlans,
    roles: ['superadmin'],
    page: clinicPlanList,
    nav: 'Clinic Plans',
  },
  {
    address: ADDRESSES.addClinicPlan,
    roles: ['superadmin'],
    page: addClinicPlan,
    name: 'Add clinic plan',
  },
  { address: ADDRESSES.editClinicPlan, roles: ['superadmin'], page: editClinicPlan },
  { address: ADDRESSES.users, roles: ['superadmin'], page: users, nav: 'Users' },
  { address: ADDRESSES.dashboard, roles: ['admin'], page: adminHome, nav: 'Overview' },
  { address: ADDRESSES.staff, roles: ['admin'], page: staffList, nav: 'Staff' },
  { address: ADDRESSES.addStaff, roles: ['admin'], page: addStaff, name: 'Add staff member' },
  { address: ADDRESSES.editStaff, roles: ['admin'], page: editStaff },
  { address: ADDRESSES.editStaffWithoutId, roles: ['admin'], page: editStaff },
  { address: ADDRESSES.owner, roles: ['admin'], owner: true, page: owner, nav: 'Owner' },
];
