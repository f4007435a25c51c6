import { ADDRESSES } from '#web/lib/address/paths.ts';
import type { AppRoute } from '../routing/app-route.ts';
import {
  bareEditComplaint,
  certificates,
  editComplaint,
  newComplaint,
  patientCertificates,
  searchPatient,
} from './pages.ts';

/** The patient search, the record of a visit, and certificates. */
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
  {
    address: ADDRESSES.certificates,
    needs: 'certificates.view',
    page: certificates,
    name: 'Register of certificates',
  },
  {
    address: ADDRESSES.patientCertificates,
    needs: 'certificates.view',
    page: patientCertificates,
    name: 'Certificates of the patient',
  },
];
