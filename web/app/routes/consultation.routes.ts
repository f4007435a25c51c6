import { CLINIC_ROLES } from '#contract/kernel/roles.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import type { AppRoute } from '../routing/app-route.ts';
import { bareEditComplaint, editComplaint, newComplaint, searchPatient } from './pages.ts';

/** Looking for a patient, and the record of a visit. */
export const CONSULTATION_ROUTES: readonly AppRoute[] = [
  {
    address: ADDRESSES.searchPatient,
    roles: CLINIC_ROLES,
    page: searchPatient,
    name: 'Search patient',
  },
  {
    address: ADDRESSES.newComplaint,
    roles: ['admin', 'doctor', 'receptionist'],
    page: newComplaint,
    name: 'New case',
  },
  { address: ADDRESSES.editComplaint, roles: CLINIC_ROLES, page: editComplaint },
  {
    address: ADDRESSES.bareEditComplaint,
    roles: CLINIC_ROLES,
    page: bareEditComplaint,
    bare: true,
  },
  {
    address: ADDRESSES.bareEditComplaintWithoutId,
    roles: CLINIC_ROLES,
    page: bareEditComplaint,
    bare: true,
  },
];
