export { medicationsOf } from './medications.ts';
export { PharmacyOrderStatusBadge } from './pharmacy-order-status-badge.tsx';
