export { AiMarkOfTests } from './ai-mark-of-tests.tsx';
export { createLabOrderPath } from './create-lab-order-path.ts';
export { LabOrderCard } from './lab-order-card.tsx';
export { LabOrderStanding } from './lab-order-standing.tsx';
export { LabTestInventory } from './lab-test-inventory.tsx';
export { LabTestOverview } from './lab-test-overview.tsx';
export { EnterReportLink, ViewReportLink } from './report-links.tsx';
export { useLabOrderWork } from './use-lab-order-work.ts';
