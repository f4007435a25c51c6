export { drugRoutes } from './drugs.routes.ts';
export { pharmacyOrderRoutes } from './pharmacy-orders.routes.ts';
