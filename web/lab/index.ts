export { LabOrderStatusBadge } from './lab-order-status-badge.tsx';
