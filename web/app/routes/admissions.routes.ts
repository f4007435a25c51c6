import { ADDRESSES } from '#web/lib/address/paths.ts';
import type { AppRoute } from '../routing/app-route.ts';
import {
  admissionBill,
  dischargeSummary,
  inPatients,
  manageAdmission,
  patientAdmission,
} from './pages.ts';

/** The admitted patients, and what their stays cost. */
export const ADMISSION_ROUTES: readonly AppRoute[] = [
  {
    address: ADDRESSES.manageAdmission,
    needs: 'admissions.view',
    desks: ['clinic', 'consulting'],
    page: manageAdmission,
    nav: 'Admissions',
  },
  {
    address: ADDRESSES.manageAdmission,
    needs: 'admissions.view',
    desks: ['laboratory', 'dispensary'],
    page: manageAdmission,
    name: 'Admissions',
  },
  {
    address: ADDRESSES.inPatients,
    needs: 'admissions.view',
    page: inPatients,
    name: 'In-patients',
  },
  { address: ADDRESSES.dischargeSummary, needs: 'record.view', page: dischargeSummary },
  { address: ADDRESSES.admissionBill, needs: 'admissions.view-bill', page: admissionBill },
  { address: ADDRESSES.admissionBillWithoutId, needs: 'admissions.view-bill', page: admissionBill },
  { address: ADDRESSES.patientManageAdmission, needs: 'admissions.view', page: patientAdmission },
];
