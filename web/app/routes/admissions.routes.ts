import { CLINIC_ROLES } from '#contract/kernel/roles.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import type { AppRoute } from '../routing/app-route.ts';
import { admissionBill, manageAdmission, patientAdmission } from './pages.ts';

/** Who stays, and what that comes to. */
export const ADMISSION_ROUTES: readonly AppRoute[] = [
  {
    address: ADDRESSES.manageAdmission,
    roles: ['admin', 'doctor'],
    page: manageAdmission,
    nav: 'Admissions',
  },
  {
    address: ADDRESSES.manageAdmission,
    roles: ['lab', 'pharmacy'],
    page: manageAdmission,
    name: 'Admissions',
  },
  { address: ADDRESSES.admissionBill, roles: CLINIC_ROLES, page: admissionBill },
  { address: ADDRESSES.admissionBillWithoutId, roles: CLINIC_ROLES, page: admissionBill },
  { address: ADDRESSES.patientManageAdmission, roles: CLINIC_ROLES, page: patientAdmission },
];
