import { DoctorPanel } from './doctor-panel.tsx';

/** The doctor panel with no patient in the address (specification 1, section 2). */
export function DoctorPanelPage() {
  return <DoctorPanel />;
}
