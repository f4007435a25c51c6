import './vitals.css';
import { vitalLines } from '#contract/vitals/vital-lines.rules.ts';
import type { PersonAge } from '#contract/vitals/vital-ranges.rules.ts';
import { StatusBadge } from '#web/ui/notice/status-badge.tsx';
import { useVisitVitals } from './use-visit-vitals.ts';

type VitalsFactsProps = { visitId: string; age: PersonAge };

/** The vital signs of a visit in one line; those out of range have a mark and a word. */
export function VitalsFacts({ visitId, age }: VitalsFactsProps) {
  const { data } = useVisitVitals(visitId);
  const lines = vitalLines(data?.readings ?? [], age);
  if (lines.length === 0) return null;
  return (
    <ul className="vitals-facts ui-tabular" aria-label="Vitals of this visit">
      {lines.map(({ key, label, text, flag, isDoubtful }) => (
        <li key={key}>
          <span className="vitals-label">{label}</span> {text}
          {isDoubtful && <StatusBadge meaning="warning">check</StatusBadge>}
          {flag && !isDoubtful && <StatusBadge meaning="warning">{flag}</StatusBadge>}
        </li>
      ))}
    </ul>
  );
}
