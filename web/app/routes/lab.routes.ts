import { CLINIC_ROLES } from '#contract/kernel/roles.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import type { AppRoute } from '../routing/app-route.ts';
import {
  createLabOrder,
  createOrderOfPatient,
  enterReport,
  patientLabReports,
  searchReports,
  viewReport,
} from './pages.ts';

const LAB_ORDERERS = ['admin', 'doctor', 'receptionist', 'lab'] as const;
const LAB_REPORTERS = ['admin', 'receptionist', 'lab'] as const;

/** Lab orders and their reports. */
export const LAB_ROUTES: readonly AppRoute[] = [
  {
    address: ADDRESSES.createLabOrder,
    roles: LAB_ORDERERS,
    page: createLabOrder,
    name: 'New lab order',
  },
  {
    address: ADDRESSES.createLabOrderOfPatient,
    roles: LAB_ORDERERS,
    page: createOrderOfPatient,
  },
  { address: ADDRESSES.labReport, roles: LAB_REPORTERS, page: enterReport },
  { address: ADDRESSES.labReportWithoutId, roles: LAB_REPORTERS, page: enterReport },
  { address: ADDRESSES.enterLabReport, roles: LAB_REPORTERS, page: enterReport },
  { address: ADDRESSES.enterLabReportWithoutId, roles: LAB_REPORTERS, page: enterReport },
  { address: ADDRESSES.viewLabReport, roles: CLINIC_ROLES, page: viewReport },
  { address: ADDRESSES.viewLabReportWithoutId, roles: CLINIC_ROLES, page: viewReport },
  {
    address: ADDRESSES.searchLabReports,
    roles: CLINIC_ROLES,
    page: searchReports,
    name: 'Search lab reports',
  },
  {
    address: ADDRESSES.patientLabReports,
    roles: CLINIC_ROLES,
    page: patientLabReports,
    name: 'Lab reports',
  },
];
