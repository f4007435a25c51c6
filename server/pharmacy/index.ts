export { billPharmacyOrder } from './bill-pharmacy-order.ts';
export { type DrugRow, findDrugsEverKept, listDrugRows } from './drug.store.ts';
export { drugRoutes } from './drugs.routes.ts';
export { patientPharmacyOrders } from './patient-pharmacy-orders.ts';
export { pharmacyOrderRoutes } from './pharmacy-orders.routes.ts';
export { releasePharmacyOrder } from './release-pharmacy-order.ts';
export { countStockAlerts } from './stock-alerts.store.ts';
