import { getDrugSale } from '#contract/pharmacy/drug-sale.ts';
import {
  closePrescription as closePrescriptionEndpoint,
  createPharmacyOrder,
  deletePharmacyOrder,
  editPharmacyOrder,
  getPatientChecks,
  getPharmacyOrder,
  listPatientPharmacyOrders,
  listPharmacyOrders,
  movePharmacyOrder,
  returnPharmacyOrder,
  undoDispensing as undoDispensingEndpoint,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import type { BoundRoute } from '../../platform/http/bound.ts';
import { route } from '../../platform/http/route.ts';
import { readPatientChecks } from '../safety/order-safety.ts';
import { readSale } from '../sales/read-sale.ts';
import { closePrescription } from './close-prescription.ts';
import { createOrder } from './create-order.ts';
import { deleteOrder, editOrder } from './edit-order.ts';
import { listOrders } from './list-orders.ts';
import { moveOrder } from './move-order.ts';
import { patientPharmacyOrders } from './patient-pharmacy-orders.ts';
import { readOrderDetails } from './read-order.ts';
import { returnOrder } from './return-order.ts';
import { undoDispensing } from './undo-dispensing.ts';

export const pharmacyOrderRoutes: readonly BoundRoute[] = [
  route(listPharmacyOrders, listOrders),
  route(getPharmacyOrder, (scope, { params }) => readOrderDetails(scope, params.id)),
  route(getDrugSale, readSale),
  route(listPatientPharmacyOrders, patientPharmacyOrders),
  route(getPatientChecks, (scope, { params, query }) =>
    readPatientChecks(scope, params.id, query.except),
  ),
  route(createPharmacyOrder, createOrder),
  route(editPharmacyOrder, editOrder),
  route(deletePharmacyOrder, deleteOrder),
  route(movePharmacyOrder, moveOrder),
  route(returnPharmacyOrder, returnOrder),
  route(closePrescriptionEndpoint, (scope, { params }) => closePrescription(scope, params.id)),
  route(undoDispensingEndpoint, (scope, { params }) => undoDispensing(scope, params.id)),
];
