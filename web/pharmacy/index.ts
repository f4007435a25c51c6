export { addOrderPath } from './add-order-link.ts';
export { DeleteOrderButton } from './delete-order-button.tsx';
export { DrugOverview } from './drug-overview.tsx';
export { medicationsOf } from './medications.ts';
export { PharmacyOrderActions } from './pharmacy-order-actions.tsx';
export { PharmacyOrderCard } from './pharmacy-order-card.tsx';
export { PharmacyOrderStatusBadge } from './pharmacy-order-status-badge.tsx';
export { useOrderSteps } from './use-order-steps.ts';
