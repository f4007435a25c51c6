export { LabTestInventory } from './inventory/lab-test-inventory.tsx';
export { LabTestOverview } from './inventory/lab-test-overview.tsx';
export { AiMarkOfTests } from './orders/ai-mark-of-tests.tsx';
export { createLabOrderPath } from './orders/create-lab-order-path.ts';
export { LabOrderCard } from './orders/lab-order-card.tsx';
export { LabOrderStanding } from './orders/lab-order-standing.tsx';
export { OrderedTests } from './orders/ordered-tests.tsx';
export { useLabOrderWork } from './orders/use-lab-order-work.ts';
export { EnterReportLink, ViewReportLink } from './reports/report-links.tsx';
