export { billPharmacyOrder } from './bill-pharmacy-order.ts';
export { drugRoutes } from './drugs.routes.ts';
export { pharmacyOrderRoutes } from './pharmacy-orders.routes.ts';
export { releasePharmacyOrder } from './release-pharmacy-order.ts';
