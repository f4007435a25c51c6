export { billLabOrder } from './bill-lab-order.ts';
export { defaultLabTests } from './default-lab-tests.ts';
export { labRoutes } from './lab.routes.ts';
export { listLabTestRows } from './lab-test.store.ts';
export { labTestRoutes } from './lab-tests.routes.ts';
export { readLabOrderDetails, readPatientLabOrders } from './read-lab-orders.ts';
export { releaseLabOrder } from './release-lab-order.ts';
