import { Paper, SimpleGrid, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDay } from '#contract/kernel/dates.ts';
import { formatMoney, formatShort, paise } from '#contract/kernel/numbers/money.ts';
import {
  OVERVIEW_DAYS,
  type Overview,
  REVENUE_KIND_LABELS,
  REVENUE_KINDS,
  type RevenueKind,
} from '#contract/overview/overview.ts';
import { BarChart } from '#web/ui/chart/bar-chart.tsx';
import { SERIES_COLORS } from '#web/ui/chart/series-colors.ts';

const VISITS = [{ key: 'visits', label: 'Patients', color: SERIES_COLORS.first }] as const;
/** Blue is the colour of waiting. */
const WAIT = [{ key: 'average', label: 'Average wait', color: 'blue.6' }] as const;
const COLORS = {
  reception: SERIES_COLORS.first,
  pharmacy: SERIES_COLORS.second,
  lab: SERIES_COLORS.third,
  admissions: SERIES_COLORS.fourth,
  subscriptions: SERIES_COLORS.fifth,
} as const satisfies Record<RevenueKind, string>;
const REVENUE = REVENUE_KINDS.map((kind) => ({
  key: kind,
  label: REVENUE_KIND_LABELS[kind],
  color: COLORS[kind],
}));

/** `8 Nov` */
const shortDay = (day: string): string => formatDay(day).replace(/ \d{4}$/, '');
/** `9 am`, `12 pm` */
const hourOf = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;
const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

/** `31 patients` */
function called(hours: NonNullable<Overview['waitingTime']['byHour']>): string {
  const patients = sum(hours.map((hour) => hour.patients));
  return `${patients} ${patients === 1 ? 'patient' : 'patients'}`;
}

/** Patients, revenue and waits of the last two weeks. */
export function OverviewCharts({ overview }: { overview: Overview }) {
  const { days, waitingTime } = overview;
  const visits = sum(days.map((day) => day.visits));
  const revenue = sum(days.flatMap((day) => REVENUE_KINDS.map((kind) => day.revenue[kind])));
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
      <Chart title="Patients a day">
        <BarChart
          label={`Patients a day: ${visits} in the last ${OVERVIEW_DAYS} days`}
          rows={days.map(({ day, visits: count }) => ({ day: shortDay(day), visits: count }))}
          at="day"
          atLabel="Day"
          series={VISITS}
        />
      </Chart>
      <Chart title="Revenue a day">
        <BarChart
          label={`Revenue a day: ${formatMoney(paise(revenue))} in the last ${OVERVIEW_DAYS} days`}
          rows={days.map((day) => ({ day: shortDay(day.day), ...day.revenue }))}
          at="day"
          atLabel="Day"
          series={REVENUE}
          format={(amount) => formatMoney(paise(amount))}
          formatAxis={(amount) => formatShort(paise(amount))}
        />
      </Chart>
      {waitingTime.byHour && waitingTime.byHour.length > 0 && (
        <Chart title="Wait by hour of arrival">
          <BarChart
            label={`Average wait by hour of arrival: ${called(waitingTime.byHour)} in the last ${OVERVIEW_DAYS} days`}
            rows={waitingTime.byHour.map(({ hour, average, patients }) => ({
              hour: hourOf(hour),
              average,
              patients,
            }))}
            at="hour"
            atLabel="Arrived"
            series={WAIT}
            format={(minutes) => `${minutes} min`}
          />
        </Chart>
      )}
    </SimpleGrid>
  );
}

function Chart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder p="sm" component="section" aria-label={title} style={{ minWidth: 0 }}>
      <Title order={2} fz="md" mb="xs">
        {title}
      </Title>
      {children}
    </Paper>
  );
}
