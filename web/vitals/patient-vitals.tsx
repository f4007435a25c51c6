import './vitals.css';
import { vitalText } from '#contract/vitals/read-vitals.rules.ts';
import { newestVitals } from '#contract/vitals/vital-lines.rules.ts';
import { isPlausible } from '#contract/vitals/vital-ranges.rules.ts';
import { VITAL_KINDS, VITAL_SIGNS, type VitalReading } from '#contract/vitals/vital-signs.ts';
import { listPatientVitals } from '#contract/vitals/vitals.endpoints.ts';
import { VITALS_MESSAGES as M } from '#contract/vitals/vitals.messages.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { showDate } from '#web/lib/clinic-time.ts';
import { ErrorState } from '#web/ui/notice/error-state.tsx';

/** The values of a line, at most. */
const POINTS_MOST = 12;
const WIDTH = 120;
const HEIGHT = 24;
const EDGE = 2;

/** The newest vital signs of a patient, each with its trend over the visits as a small line. */
export function PatientVitals({ patientId }: { patientId: string }) {
  const { data, error, refetch } = useApi(
    listPatientVitals,
    { params: { id: patientId } },
    { live: true },
  );
  if (error && !data) {
    return <ErrorState message={M.loadFailed} onRetry={() => void refetch()} />;
  }
  const newest = newestVitals(data ?? []);
  if (newest.size === 0) return <p className="vitals-label">No vitals recorded yet.</p>;
  return (
    <ul className="vitals-rows ui-tabular" aria-label="Vitals over time">
      {VITAL_KINDS.flatMap((kind) => {
        const reading = newest.get(kind);
        if (!reading || !data) return [];
        return [
          <li key={kind}>
            <span className="vitals-label">{VITAL_SIGNS[kind].label}</span>
            {vitalText(kind, reading.value)}
            <Trend readings={data.filter((one) => one.kind === kind)} />
            <span className="vitals-label vitals-date">{showDate(reading.takenAt)}</span>
          </li>,
        ];
      })}
    </ul>
  );
}

/** Plausible values from old to new, as a line; nothing for a single value. */
function Trend({ readings }: { readings: readonly VitalReading[] }) {
  const shown = readings.filter(({ kind, value }) => isPlausible(kind, value)).slice(-POINTS_MOST);
  if (shown.length < 2) return null;
  const values = shown.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, at) => {
    const x = EDGE + (at / (values.length - 1)) * (WIDTH - 2 * EDGE);
    const share = high === low ? 0.5 : (value - low) / (high - low);
    return `${x.toFixed(1)},${(HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)).toFixed(1)}`;
  });
  return (
    <svg
      className="vitals-trend"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Earlier to now: ${values.join(', ')}`}
    >
      <polyline points={points.join(' ')} />
    </svg>
  );
}
