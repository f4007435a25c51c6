export { BeginVisit } from './begin-visit.tsx';
export { CompletedElsewhere } from './completed-elsewhere.tsx';
export { DoctorPanel } from './doctor-panel.tsx';
export { openVisitIdOf } from './open-visit-id.ts';
export { StartVisit } from './start-visit.tsx';
export { useUndoVisit } from './use-undo-visit.ts';
export { VisitStatusBadge } from './visit-status-badge.tsx';
