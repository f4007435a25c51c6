export { billLabOrder } from './bill-lab-order.ts';
export { labRoutes } from './lab.routes.ts';
export { releaseLabOrder } from './release-lab-order.ts';
