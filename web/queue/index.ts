export { CompletedElsewhere } from './doctor-panel/completed-elsewhere.tsx';
export { DoctorPanel } from './doctor-panel/doctor-panel.tsx';
export { BeginVisit } from './visit/begin-visit.tsx';
export { consultationBill, isBilledFirst } from './visit/consultation-bill.ts';
export { openVisitIdOf } from './visit/open-visit-id.ts';
export { mayStart, StartVisit } from './visit/start-visit.tsx';
export { useActiveDoctors } from './visit/use-active-doctors.ts';
export { useUndoVisit } from './visit/use-undo-visit.ts';
export { VisitStatusBadge } from './visit/visit-status-badge.tsx';
