export { DoctorPanel } from './doctor-panel.tsx';
export { openVisitIdOf } from './open-visit-id.ts';
export { VisitStatusBadge } from './visit-status-badge.tsx';
