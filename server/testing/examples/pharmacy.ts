import * as inventory from '#contract/inventory/inventory.endpoints.ts';
import * as codes from '#contract/pharmacy/codes/drug-codes.endpoints.ts';
import { getDrugSale } from '#contract/pharmacy/drug-sale.ts';
import * as drugs from '#contract/pharmacy/drugs.endpoints.ts';
import * as pharmacyOrders from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import * as registers from '#contract/pharmacy/registers/registers.endpoints.ts';
import * as reorder from '#contract/pharmacy/reorder/reorder.endpoints.ts';
import * as stockCounts from '#contract/pharmacy/stock-taking/stock-counts.endpoints.ts';
import * as ledger from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import * as returns from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import * as suppliers from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { aDrug } from '../builders/pharmacy.ts';
import { type Example, NOBODY } from './example.ts';

const DAYS = { startDate: '2026-11-01', endDate: '2026-11-30' };

/** The pharmacy: drugs, stock, orders. */
export const PHARMACY_EXAMPLES: readonly Example[] = [
  [drugs.listUsedDrugs, () => ({})],
  [drugs.countDrugLists, () => ({})],
  [drugs.listDrugs, () => ({ query: { search: 'of' } })],
  [drugs.getDrug, ({ drugId }) => ({ params: { id: drugId } })],
  [drugs.listDrugBatches, ({ drugId }) => ({ params: { id: drugId } })],
  [drugs.listStockChanges, ({ drugId }) => ({ params: { id: drugId }, query: {} })],
  [
    drugs.editBatch,
    ({ drugId }) => ({
      params: { id: drugId, batchId: NOBODY.id },
      body: { expiry_date: '2027-05-31' },
    }),
  ],
  [drugs.exportDrugs, () => ({})],
  [drugs.addDrug, () => ({ body: aDrug() })],
  [drugs.editDrug, ({ drugId }) => ({ params: { id: drugId }, body: { price: 3 } })],
  [
    drugs.adjustStock,
    ({ drugId }) => ({ params: { id: drugId }, body: { quantityChange: 5, reason: 'purchase' } }),
  ],
  [
    drugs.importDrugs,
    () => ({
      file: new File(['<table><tr><td>Name</td><td>Price</td></tr></table>'], 'drugs.xls'),
      body: { preview: 'true' },
    }),
  ],
  [
    drugs.importDrugsFromText,
    () => ({ file: new File(['Name,Price\n'], 'drugs.csv'), body: { preview: 'true' } }),
  ],
  [drugs.listDrugImportRows, () => ({ params: NOBODY })],
  [drugs.listDrugImports, () => ({})],
  [drugs.undoDrugImport, () => ({ params: NOBODY })],
  [drugs.importDefaultDrugs, () => ({})],
  [drugs.deleteDrug, ({ drugId }) => ({ params: { id: drugId } })],
  [drugs.deleteAllDrugs, () => ({})],
  [drugs.undoDeleteAllDrugs, () => ({ body: { deleted_at: '2026-11-21T06:00:00.000Z' } })],
  [
    inventory.getInventoryAnalysis,
    () => ({ query: { startDate: '2026-01-01', endDate: '2035-12-31' } }),
  ],
  [
    inventory.exportInventoryAnalysis,
    () => ({ query: { startDate: '2026-01-01', endDate: '2035-12-31' } }),
  ],
  [inventory.getStockOnHand, () => ({})],
  [pharmacyOrders.listPharmacyOrders, () => ({ query: { search: 'of' } })],
  [getDrugSale, ({ orderId }) => ({ params: { id: orderId } })],
  [codes.listDrugCodes, () => ({ query: {} })],
  [codes.addDrugCode, ({ drugId }) => ({ body: { drug_id: drugId, code: '8901234567890' } })],
  [codes.deleteDrugCode, () => ({ params: NOBODY })],
  [registers.listRegister, () => ({ query: { register: 'h1', ...DAYS } })],
  [registers.exportRegister, () => ({ query: { register: 'h1', ...DAYS } })],
  [reorder.listReorder, () => ({ query: {} })],
  [reorder.exportReorder, () => ({ query: {} })],
  [stockCounts.getStockSheet, () => ({ query: {} })],
  [stockCounts.enterCount, () => ({ params: NOBODY, body: { counted: 1, expected: 1 } })],
  [stockCounts.leaveOutCount, () => ({ params: NOBODY })],
  [stockCounts.postCounts, () => ({ body: { rack: 'None', reason: 'Yearly count' } })],
  [stockCounts.undoStockTaking, () => ({ params: NOBODY })],
  [suppliers.listSuppliers, () => ({})],
  [suppliers.addSupplier, () => ({ body: { name: 'Nandi Distributors' } })],
  [suppliers.listSupplierInvoices, () => ({ params: NOBODY })],
  [
    suppliers.postSupplierInvoice,
    () => ({
      params: NOBODY,
      body: {
        number: 'KA/0123',
        invoice_date: '2026-11-20',
        lines: [{ drug_id: NOBODY.id, quantity: 1 }],
      },
    }),
  ],
  [ledger.getSupplierLedger, () => ({ params: NOBODY, query: DAYS })],
  [ledger.exportSupplierLedger, () => ({ params: NOBODY, query: DAYS })],
  [ledger.listSupplierBalances, () => ({})],
  [
    ledger.paySupplier,
    () => ({ params: NOBODY, body: { day: '2026-11-20', amount: 10, way: 'cash' } }),
  ],
  [ledger.takeBackPayment, () => ({ params: NOBODY })],
  [ledger.setOpeningBalance, () => ({ params: NOBODY, body: { amount: 100, day: '2026-11-01' } })],
  [ledger.setInvoiceTotal, () => ({ params: NOBODY, body: { total: 100 } })],
  [returns.listReturnableBatches, () => ({ query: { search: 'of' } })],
  [
    returns.returnToSupplier,
    () => ({
      params: NOBODY,
      body: { reason: 'expired', lines: [{ batch_id: NOBODY.id, quantity: 1 }] },
    }),
  ],
  [returns.getSupplierReturn, () => ({ params: NOBODY })],
  [returns.undoSupplierReturn, () => ({ params: NOBODY })],
  [suppliers.editSupplier, () => ({ params: NOBODY, body: { active: false } })],
  [pharmacyOrders.getPharmacyOrder, ({ orderId }) => ({ params: { id: orderId } })],
  [
    pharmacyOrders.createPharmacyOrder,
    ({ patientId }) => ({
      body: { patient_id: patientId, prescription_for_unavailable_drugs: 'Ointment X' },
    }),
  ],
  [
    pharmacyOrders.editPharmacyOrder,
    ({ orderId }) => ({
      params: { id: orderId },
      body: { prescription_for_unavailable_drugs: 'Ointment Y' },
    }),
  ],
  [
    pharmacyOrders.movePharmacyOrder,
    ({ orderId }) => ({ params: { id: orderId }, body: { status: 'billed' } }),
  ],
  [
    pharmacyOrders.returnPharmacyOrder,
    ({ orderId, drugId }) => ({
      params: { id: orderId },
      body: { itemsToReturn: [{ drug_id: drugId, returnQuantity: 1 }] },
    }),
  ],
  [pharmacyOrders.closePrescription, ({ orderId }) => ({ params: { id: orderId } })],
  [pharmacyOrders.undoDispensing, ({ orderId }) => ({ params: { id: orderId } })],
  [pharmacyOrders.deletePharmacyOrder, ({ orderId }) => ({ params: { id: orderId } })],
  [pharmacyOrders.listPatientPharmacyOrders, ({ patientId }) => ({ params: { id: patientId } })],
  [pharmacyOrders.getPatientChecks, ({ patientId }) => ({ params: { id: patientId }, query: {} })],
];
