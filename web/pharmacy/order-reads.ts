import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  getPatientChecks,
  getPharmacyOrder,
  listPatientPharmacyOrders,
  listPharmacyOrders,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';

/** What is old once an order was written, moved or returned. */
export const ORDER_READS = [
  listPharmacyOrders,
  listPatientPharmacyOrders,
  getPharmacyOrder,
  getPatientChecks,
  listDrugs,
] as const;
