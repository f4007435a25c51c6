import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { type BoundRoute, route } from '../platform/http/route.ts';
import { patientPharmacyOrders } from './patient-pharmacy-orders.ts';

export const pharmacyOrderRoutes: readonly BoundRoute[] = [
  route(listPatientPharmacyOrders, patientPharmacyOrders),
];
