import { CLINIC_ROLES } from '#contract/kernel/roles.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import type { AppRoute } from '../routing/app-route.ts';
import {
  addDrug,
  addOrder,
  analysis,
  editDrug,
  editOrder,
  inventory,
  inventoryOverview,
  orderDetails,
  patientPharmacyOrders,
  pharmacySettings,
} from './pages.ts';

/** Pharmacy orders, drugs and their stock. */
export const PHARMACY_ROUTES: readonly AppRoute[] = [
  {
    address: ADDRESSES.patientPharmacyOrders,
    roles: CLINIC_ROLES,
    page: patientPharmacyOrders,
    name: 'Pharmacy orders',
  },
  {
    address: ADDRESSES.addPharmacyOrder,
    roles: ['admin', 'doctor', 'pharmacy'],
    page: addOrder,
    name: 'Add pharmacy order',
  },
  {
    address: ADDRESSES.editPharmacyOrder,
    roles: ['admin', 'doctor', 'pharmacy'],
    page: editOrder,
  },
  { address: ADDRESSES.pharmacyOrder, roles: CLINIC_ROLES, page: orderDetails },
  {
    address: ADDRESSES.inventory,
    roles: ['admin', 'pharmacy'],
    page: inventory,
    nav: 'Inventory',
  },
  {
    address: ADDRESSES.analysis,
    roles: ['admin', 'pharmacy'],
    page: analysis,
    name: 'Inventory analysis',
  },
  { address: ADDRESSES.addDrug, roles: ['admin', 'pharmacy'], page: addDrug, name: 'Add drug' },
  { address: ADDRESSES.editDrug, roles: ['admin', 'pharmacy'], page: editDrug },
  { address: ADDRESSES.editDrugWithoutId, roles: ['admin', 'pharmacy'], page: editDrug },
  {
    address: ADDRESSES.pharmacySettings,
    roles: ['pharmacy'],
    page: pharmacySettings,
    name: 'Pharmacy settings',
  },
  {
    address: ADDRESSES.inventoryOverview,
    roles: CLINIC_ROLES,
    page: inventoryOverview,
    name: 'Inventory overview',
  },
  { address: ADDRESSES.labInventory, roles: CLINIC_ROLES, page: inventoryOverview },
];
