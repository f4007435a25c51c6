import { ADDRESSES } from '#web/lib/address/paths.ts';
import type { AppRoute } from '../routing/app-route.ts';
import {
  addToQueue,
  doctorPatient,
  mergePatients,
  pastComplaints,
  patientRecord,
  searchPatientRecords,
} from './pages.ts';

/** The queue form, and the data of a patient. */
export const PATIENT_ROUTES: readonly AppRoute[] = [
  {
    address: ADDRESSES.addPatient,
    needs: 'queue.add-patient',
    desks: ['clinic', 'consulting'],
    page: addToQueue,
    nav: 'Add patient',
  },
  // Opened by the queue's button, not a tab; the route is shared by all roles of a clinic.
  {
    address: ADDRESSES.addPatient,
    needs: 'queue.add-patient',
    desks: ['reception', 'laboratory', 'dispensary'],
    page: addToQueue,
    name: 'Add patient to queue',
  },
  {
    address: ADDRESSES.doctorPatient,
    needs: 'consulting.view-panel',
    desks: ['consulting'],
    page: doctorPatient,
    name: 'Record and history',
  },
  {
    address: ADDRESSES.patientRecord,
    needs: 'patients.view',
    page: patientRecord,
    name: 'Patient record',
  },
  {
    address: ADDRESSES.mergePatients,
    needs: 'patients.merge',
    page: mergePatients,
    name: 'Merge two records',
  },
  {
    address: ADDRESSES.searchPatientRecords,
    needs: 'patients.view',
    desks: ['dispensary'],
    page: searchPatientRecords,
    name: 'AI Patient Search',
  },
  {
    address: ADDRESSES.patientComplaints,
    needs: 'record.view',
    page: pastComplaints,
    name: 'Past complaints',
  },
];
