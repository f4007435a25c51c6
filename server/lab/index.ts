export { readCriticalCalls } from './critical-results/critical-call.store.ts';
export { countOpenResults } from './critical-results/critical-result.store.ts';
export { removeOldLabImportNotes } from './import-undo/remove-old-lab-notes.ts';
export { defaultLabTests } from './inventory/default-lab-tests.ts';
export { listLabTestRows } from './inventory/lab-test.store.ts';
export { labTestRoutes } from './inventory/lab-tests.routes.ts';
export { billLabOrder } from './orders/bill-lab-order.ts';
export { createLabOrder } from './orders/create-lab-order.ts';
export { deleteLabOrder } from './orders/delete-lab-order.ts';
export { labRoutes } from './orders/lab.routes.ts';
export { hasLiveBill, lockLabOrder } from './orders/lab-order.store.ts';
export { changeOrderedTests, overrideLabOrder } from './orders/override-lab-order.ts';
export {
  readLabOrder,
  readLabOrderDetails,
  readPatientLabOrders,
  visitLabOrders,
} from './orders/read-lab-orders.ts';
export { releaseLabOrder } from './orders/release-lab-order.ts';
export { readEntered } from './worklist/entered-value.store.ts';
export { readRejections } from './worklist/sample-rejection.store.ts';
