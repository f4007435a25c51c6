export { DoctorPanel } from './doctor-panel.tsx';
export { openVisitIdOf } from './open-visit-id.ts';
export { StartVisit } from './start-visit.tsx';
export { VisitStatusBadge } from './visit-status-badge.tsx';
