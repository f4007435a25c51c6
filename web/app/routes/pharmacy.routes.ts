import { ADDRESSES } from '#web/lib/address/paths.ts';
import type { AppRoute } from '../routing/app-route.ts';
import {
  addDrug,
  addOrder,
  analysis,
  counts,
  editDrug,
  editOrder,
  inventory,
  inventoryOverview,
  orderDetails,
  patientPharmacyOrders,
  pharmacySettings,
  registers,
  reorder,
  stockTaking,
  supplierLedger,
  suppliers,
} from './pages.ts';

/** Pharmacy orders, drugs and their stock. */
export const PHARMACY_ROUTES: readonly AppRoute[] = [
  {
    address: ADDRESSES.patientPharmacyOrders,
    needs: 'prescriptions.view',
    page: patientPharmacyOrders,
    name: 'Pharmacy orders',
  },
  {
    address: ADDRESSES.addPharmacyOrder,
    needs: 'prescriptions.write',
    page: addOrder,
    name: 'Add pharmacy order',
  },
  {
    address: ADDRESSES.editPharmacyOrder,
    needs: 'prescriptions.write',
    page: editOrder,
  },
  { address: ADDRESSES.pharmacyOrder, needs: 'prescriptions.view', page: orderDetails },
  {
    address: ADDRESSES.inventory,
    needs: 'drugs.edit',
    page: inventory,
    nav: 'Inventory',
    beside: counts,
  },
  {
    address: ADDRESSES.analysis,
    needs: 'stock.analyse',
    page: analysis,
    name: 'Inventory analysis',
  },
  { address: ADDRESSES.reorder, needs: 'stock.adjust', page: reorder, name: 'Reorder list' },
  {
    address: ADDRESSES.stockTaking,
    needs: 'stock.adjust',
    page: stockTaking,
    name: 'Stock-taking',
  },
  {
    address: ADDRESSES.registers,
    needs: 'registers.view',
    page: registers,
    name: 'Drug registers',
  },
  { address: ADDRESSES.suppliers, needs: 'suppliers.view', page: suppliers, name: 'Suppliers' },
  { address: ADDRESSES.supplierLedger, needs: 'suppliers.view', page: supplierLedger },
  { address: ADDRESSES.addDrug, needs: 'drugs.edit', page: addDrug, name: 'Add drug' },
  { address: ADDRESSES.editDrug, needs: 'drugs.edit', page: editDrug },
  { address: ADDRESSES.editDrugWithoutId, needs: 'drugs.edit', page: editDrug },
  {
    address: ADDRESSES.pharmacySettings,
    needs: 'clinic.view-settings',
    desks: ['dispensary'],
    page: pharmacySettings,
    name: 'Pharmacy settings',
  },
  {
    address: ADDRESSES.inventoryOverview,
    needs: 'drugs.view',
    page: inventoryOverview,
    name: 'Inventory overview',
  },
  { address: ADDRESSES.labInventory, needs: 'drugs.view', page: inventoryOverview },
];
