import { ADDRESSES } from '#web/lib/address/paths.ts';
import type { AppRoute } from '../routing/app-route.ts';
import { bareEditComplaint, editComplaint, newComplaint, searchPatient } from './pages.ts';

/** The patient search, and the record of a visit. */
export const CONSULTATION_ROUTES: readonly AppRoute[] = [
  {
    address: ADDRESSES.searchPatient,
    needs: 'patients.view',
    page: searchPatient,
    name: 'Search patient',
  },
  {
    address: ADDRESSES.newComplaint,
    needs: 'record.write',
    page: newComplaint,
    name: 'New case',
  },
  { address: ADDRESSES.editComplaint, needs: 'record.view', page: editComplaint },
  {
    address: ADDRESSES.bareEditComplaint,
    needs: 'record.view',
    page: bareEditComplaint,
    bare: true,
  },
  {
    address: ADDRESSES.bareEditComplaintWithoutId,
    needs: 'record.view',
    page: bareEditComplaint,
    bare: true,
  },
];
