import { Text } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useState } from 'react';
import { lazyPart } from '../layout/lazy-part.tsx';
import type { BarChartProps } from './chart.types.ts';

const Bars = lazyPart(
  () => import('./bars.tsx').then((module) => module.Bars),
  () => <Text c="dimmed">The chart could not be loaded.</Text>,
);
const Table = lazyPart(
  () => import('./chart-table.tsx').then((module) => module.ChartTable),
  () => <Text c="dimmed">The figures could not be loaded.</Text>,
);

/** A bar chart, loaded when it is first shown, with its figures as a table to unfold. */
export function BarChart(props: BarChartProps) {
  const { label, height = 220 } = props;
  const { ref, entry } = useIntersection<HTMLDivElement>();
  const [isSeen, setSeen] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  if (entry?.isIntersecting && !isSeen) setSeen(true);

  return (
    <>
      <div ref={ref} role="img" aria-label={label} style={{ height, minWidth: 0 }}>
        {isSeen && <Bars {...props} height={height} />}
      </div>
      <details onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
        <summary>The figures of the chart</summary>
        {isUnfolded && <Table {...props} />}
      </details>
    </>
  );
}
