import { DoctorPanel } from '#web/queue/index.ts';
import { useAskSheet } from './use-ask-sheet.ts';

/** The doctor panel with no patient in the address (specification 1, section 2). */
export function DoctorPanelPage() {
  return <DoctorPanel askSheet={useAskSheet()} />;
}
