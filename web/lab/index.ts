export { LabOrderStatusBadge } from './lab-order-status-badge.tsx';
export { LabTestInventory } from './lab-test-inventory.tsx';
export { LabTestOverview } from './lab-test-overview.tsx';
