export { billLabOrder } from './bill-lab-order.ts';
export { releaseLabOrder } from './release-lab-order.ts';
