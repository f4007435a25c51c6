import { ADDRESSES } from '#web/lib/address/paths.ts';
import type { AppRoute } from '../routing/app-route.ts';
import {
  addClinicPlan,
  addStaff,
  adminHome,
  appointments,
  bookAppointment,
  clinicPlanList,
  doctorHours,
  editClinicPlan,
  editStaff,
  myAccount,
  owner,
  staffList,
  superadminHome,
  users,
  waitingRoom,
} from './pages.ts';

/** The superadmin’s pages and the admin’s: overview, staff, and the owner's page. */
export const CLINIC_ROUTES: readonly AppRoute[] = [
  { address: ADDRESSES.account, needs: 'any', page: myAccount, name: 'My account' },
  {
    address: ADDRESSES.dashboard,
    needs: 'installation.check-backups',
    page: superadminHome,
    nav: 'Overview',
  },
  {
    address: ADDRESSES.clinicPlans,
    needs: 'clinic-plans.edit',
    page: clinicPlanList,
    nav: 'Clinic Plans',
  },
  {
    address: ADDRESSES.addClinicPlan,
    needs: 'clinic-plans.edit',
    page: addClinicPlan,
    name: 'Add clinic plan',
  },
  { address: ADDRESSES.editClinicPlan, needs: 'clinic-plans.edit', page: editClinicPlan },
  { address: ADDRESSES.users, needs: 'users.manage-accounts', page: users, nav: 'Users' },
  { address: ADDRESSES.dashboard, needs: 'overview.view', page: adminHome, nav: 'Overview' },
  { address: ADDRESSES.staff, needs: 'staff.edit', page: staffList, nav: 'Staff' },
  { address: ADDRESSES.addStaff, needs: 'staff.edit', page: addStaff, name: 'Add staff member' },
  { address: ADDRESSES.editStaff, needs: 'staff.edit', page: editStaff },
  { address: ADDRESSES.editStaffWithoutId, needs: 'staff.edit', page: editStaff },
  {
    address: ADDRESSES.appointments,
    needs: 'appointments.view',
    page: appointments,
    name: 'Appointments',
  },
  { address: ADDRESSES.bookAppointment, needs: 'appointments.book', page: bookAppointment },
  {
    address: ADDRESSES.doctorHours,
    needs: 'appointments.view',
    page: doctorHours,
    name: 'Doctors’ hours',
  },
  {
    address: ADDRESSES.waitingRoom,
    needs: 'waiting-room.view',
    page: waitingRoom,
    name: 'Waiting room',
  },
  {
    address: ADDRESSES.owner,
    needs: 'owner.manage-people',
    owner: true,
    page: owner,
    nav: 'Owner',
  },
];
