import '#web/ui/row/row.css';
import { useCriticalMark } from './critical-marks.ts';

/** A red mark in the row of a patient with unacknowledged critical results (`CriticalWatch`). */
export function CriticalMark({ patientId }: { patientId: string }) {
  const text = useCriticalMark(patientId);
  if (text === undefined) return null;
  return <span className="ui-critical">{text}</span>;
}
