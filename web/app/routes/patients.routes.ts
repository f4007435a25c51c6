import { CLINIC_ROLES } from '#contract/kernel/roles.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import type { AppRoute } from '../routing/app-route.ts';
import {
  addToQueue,
  doctorPatient,
  pastComplaints,
  patientRecord,
  searchPatientRecords,
} from './pages.ts';

/** Into the queue, and what is known of a patient. */
export const PATIENT_ROUTES: readonly AppRoute[] = [
  {
    address: ADDRESSES.addPatient,
    roles: ['admin', 'doctor'],
    page: addToQueue,
    nav: 'Add patient',
  },
  // Reached from the queue's button, not a tab; the route is shared by everybody of a clinic.
  {
    address: ADDRESSES.addPatient,
    roles: ['receptionist', 'lab', 'pharmacy'],
    page: addToQueue,
    name: 'Add patient to queue',
  },
  {
    address: ADDRESSES.doctorPatient,
    roles: ['doctor'],
    page: doctorPatient,
    name: 'Record and history',
  },
  {
    address: ADDRESSES.patientRecord,
    roles: CLINIC_ROLES,
    page: patientRecord,
    name: 'Patient record',
  },
  {
    address: ADDRESSES.searchPatientRecords,
    roles: ['pharmacy'],
    page: searchPatientRecords,
    name: 'AI Patient Search',
  },
  {
    address: ADDRESSES.patientComplaints,
    roles: CLINIC_ROLES,
    page: pastComplaints,
    name: 'Past complaints',
  },
];
