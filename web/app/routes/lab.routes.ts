import { ADDRESSES } from '#web/lib/address/paths.ts';
import type { AppRoute } from '../routing/app-route.ts';
import {
  createLabOrder,
  createOrderOfPatient,
  enterReport,
  labWorklist,
  patientLabReports,
  searchReports,
  viewReport,
} from './pages.ts';

/** Lab orders and their reports. */
export const LAB_ROUTES: readonly AppRoute[] = [
  {
    address: ADDRESSES.createLabOrder,
    needs: 'lab.order-tests',
    page: createLabOrder,
    name: 'New lab order',
  },
  {
    address: ADDRESSES.createLabOrderOfPatient,
    needs: 'lab.order-tests',
    page: createOrderOfPatient,
  },
  { address: ADDRESSES.labReport, needs: 'lab.enter-report', page: enterReport },
  { address: ADDRESSES.labReportWithoutId, needs: 'lab.enter-report', page: enterReport },
  { address: ADDRESSES.enterLabReport, needs: 'lab.enter-report', page: enterReport },
  { address: ADDRESSES.enterLabReportWithoutId, needs: 'lab.enter-report', page: enterReport },
  { address: ADDRESSES.viewLabReport, needs: 'lab.view-orders', page: viewReport },
  { address: ADDRESSES.viewLabReportWithoutId, needs: 'lab.view-orders', page: viewReport },
  {
    address: ADDRESSES.searchLabReports,
    needs: 'lab.view-orders',
    page: searchReports,
    name: 'Search lab reports',
  },
  {
    address: ADDRESSES.labWorklist,
    needs: 'lab.enter-report',
    page: labWorklist,
    name: 'Lab worklist',
  },
  {
    address: ADDRESSES.patientLabReports,
    needs: 'lab.view-orders',
    page: patientLabReports,
    name: 'Lab reports',
  },
];
