import { showDate } from '#web/lib/clinic-time.ts';
import './trend-list.css';
import { Paper, Text } from '@mantine/core';
import type { LabTrend } from '#contract/lab/lab-order.ts';
import { listPatientLabTrends } from '#contract/lab/lab-orders.endpoints.ts';
import { groupedCount } from '#contract/lab/results/grouped-count.rules.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { FlagMark } from '../results/flag-mark.tsx';

const WIDTH = 200;
const HEIGHT = 32;
const ROOM = 4;

type Point = { readonly x: number; readonly y: number };

function pointsOf(values: readonly number[]): Point[] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const step = (WIDTH - 2 * ROOM) / Math.max(1, values.length - 1);
  return values.map((value, n) => ({
    x: ROOM + n * step,
    y: HEIGHT - ROOM - ((value - low) / span) * (HEIGHT - 2 * ROOM),
  }));
}

/** A line of the values; the text below has the same content. */
function Sparkline({ values }: { values: readonly number[] }) {
  const points = pointsOf(values);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** A patient's trends with at least two values, optionally for some tests only. */
export function useTrends(patientId: string | undefined, testIds?: readonly string[]) {
  const trends = useApi(
    listPatientLabTrends,
    { params: { id: patientId ?? '' } },
    { enabled: patientId !== undefined, live: true },
  );
  return trends.data?.filter(
    ({ test_id, values }) => values.length > 1 && (testIds?.includes(test_id) ?? true),
  );
}

/** The last five values of each parameter, as a line and as figures. */
export function TrendList({ trends }: { trends: readonly LabTrend[] }) {
  return (
    <ul className="trend-list" aria-label="Trends">
      {trends.map(({ test_id, test_name, parameter, unit, values }) => (
        <Paper component="li" withBorder p="xs" key={`${test_id} ${parameter}`}>
          <Text fw={600}>
            {parameter}
            {unit && ` (${unit})`}
          </Text>
          <Text c="dimmed" size="sm">
            {test_name}
          </Text>
          <Sparkline values={values.map(({ value }) => value)} />
          <ul className="trend-values" aria-label={`Values of ${parameter}, the oldest first`}>
            {values.map(({ order_id, at, value, text, flag }) => (
              <li key={order_id}>
                <b>{text ?? groupedCount(value)}</b> {showDate(at)} <FlagMark flag={flag} />
              </li>
            ))}
          </ul>
        </Paper>
      ))}
    </ul>
  );
}
