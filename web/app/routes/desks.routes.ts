import { ADDRESSES } from '#web/lib/address/paths.ts';
import type { AppRoute } from '../routing/app-route.ts';
import {
  doctorPanel,
  labCatalogue,
  labOrders,
  manageAdmission,
  newCase,
  patientList,
  pharmacyQueue,
  queueBoard,
  registerPatient,
  searchPatient,
  unbilledLink,
} from './pages.ts';

/** Where each role begins, and the sections of its dashboard. */
export const DESK_ROUTES: readonly AppRoute[] = [
  {
    address: ADDRESSES.dashboard,
    roles: ['receptionist'],
    page: queueBoard,
    nav: 'Queue',
    beside: unbilledLink,
  },
  { address: ADDRESSES.dashboard, roles: ['pharmacy'], page: pharmacyQueue, nav: 'Queue' },
  { address: ADDRESSES.dashboard, roles: ['lab'], page: labOrders, nav: 'Lab' },
  { address: ADDRESSES.labCatalogue, roles: ['lab'], page: labCatalogue, nav: 'Lab tests' },
  { address: ADDRESSES.labCatalogue, roles: ['admin'], page: labCatalogue, name: 'Lab tests' },
  // The tabs of the reception dashboard are its sections, in the specification's order.
  { address: ADDRESSES.newCase, roles: ['receptionist'], page: newCase, nav: 'OpenOPD AI' },
  {
    address: ADDRESSES.manageAdmission,
    roles: ['receptionist'],
    page: manageAdmission,
    nav: 'Manage Admission',
  },
  {
    address: ADDRESSES.queue,
    roles: ['admin'],
    page: queueBoard,
    nav: 'Queue',
    beside: unbilledLink,
  },
  { address: ADDRESSES.queue, roles: ['doctor'], page: doctorPanel, nav: 'Queue' },
  { address: ADDRESSES.doctorPanel, roles: ['admin'], page: doctorPanel, name: 'Doctor panel' },
  { address: ADDRESSES.doctorSearch, roles: ['doctor'], page: searchPatient, nav: 'Search' },
  { address: ADDRESSES.adminPatients, roles: ['admin'], page: patientList, nav: 'All Patients' },
  {
    address: ADDRESSES.allPatients,
    roles: ['receptionist'],
    page: patientList,
    nav: 'All Patients',
  },
  { address: ADDRESSES.labTests, roles: ['receptionist'], page: labOrders, nav: 'Lab Tests' },
  { address: ADDRESSES.adminSearchPatients, roles: ['admin'], page: patientList },
  {
    address: ADDRESSES.adminAddPatient,
    roles: ['admin'],
    page: registerPatient,
    name: 'Register patient',
  },
];
