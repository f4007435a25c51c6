import { SimpleGrid, Stack, Title } from '@mantine/core';
import { Children, type ReactNode } from 'react';
import { formatMoney, paise } from '#contract/kernel/numbers/money.ts';
import { type Overview, REVENUE_KIND_LABELS, REVENUE_KINDS } from '#contract/overview/overview.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { StatTile } from './stat-tile.tsx';

type FiguresProps = {
  /** `undefined` while loading, or after an error. */
  overview: Overview | undefined;
  failed: boolean;
};

/** `1 h 05 min`, `12 min`; a dash when no patient is waiting. */
function minutes(value: number | null): string {
  if (value === null) return '–';
  const hours = Math.floor(value / 60);
  const rest = value % 60;
  return hours === 0 ? `${rest} min` : `${hours} h ${String(rest).padStart(2, '0')} min`;
}

/** Today's figures: patients, waiting, revenue by kind, and stock warnings. */
export function OverviewFigures({ overview, failed }: FiguresProps) {
  const visits = overview?.visits;
  const revenue = overview?.days.at(-1)?.revenue;
  const total = revenue && paise(REVENUE_KINDS.reduce((sum, kind) => sum + revenue[kind], 0));
  return (
    <Stack gap="md">
      <Figures title="Patients today">
        <StatTile label="Patients today" value={visits?.total} failed={failed} />
        <StatTile label="Waiting" value={visits?.waiting} failed={failed} to={ADDRESSES.queue} />
        <StatTile label="Consulting" value={visits?.consulting} failed={failed} />
        <StatTile label="Seen" value={visits?.seen} failed={failed} />
        <StatTile label="New patients" value={overview?.newPatients} failed={failed} />
        <StatTile
          label="Longest wait now"
          value={overview && minutes(overview.waitingTime.longestNow)}
          failed={failed}
        />
        <StatTile
          label="Average wait today"
          value={overview && minutes(overview.waitingTime.averageToday)}
          failed={failed}
        />
      </Figures>
      <Figures title="Revenue today">
        <StatTile
          label="Unbilled visits"
          value={overview?.unbilledVisits}
          failed={failed}
          to={`${ADDRESSES.queue}?unbilled=yes`}
        />
        {overview?.dues && (
          <StatTile
            label="Dues"
            value={formatMoney(overview.dues.amount)}
            failed={failed}
            to={ADDRESSES.dues}
          />
        )}
        <StatTile
          label="Total"
          value={total === undefined ? undefined : formatMoney(total)}
          failed={failed}
        />
        {REVENUE_KINDS.map((kind) => (
          <StatTile
            key={kind}
            label={REVENUE_KIND_LABELS[kind]}
            value={revenue && formatMoney(revenue[kind])}
            failed={failed}
          />
        ))}
      </Figures>
      <Figures title="Stock" columns={5}>
        <StatTile
          label="Low stock"
          value={overview?.stock.low}
          failed={failed}
          to={`${ADDRESSES.inventory}?show=low`}
        />
        <StatTile
          label="Expiring soon"
          value={overview?.stock.expiring}
          failed={failed}
          to={`${ADDRESSES.inventory}?show=near`}
        />
        <StatTile
          label="Expired"
          value={overview?.stock.expired}
          failed={failed}
          to={`${ADDRESSES.inventory}?show=expired`}
        />
        {overview?.suppliersOwed && <SuppliersOwed owed={overview.suppliersOwed} />}
      </Figures>
    </Stack>
  );
}

function SuppliersOwed({ owed }: { owed: NonNullable<Overview['suppliersOwed']> }) {
  const { amount, oldestDays } = owed;
  return (
    <>
      <StatTile
        label="Owed to suppliers"
        value={formatMoney(amount)}
        failed={false}
        to={ADDRESSES.suppliers}
      />
      {oldestDays !== null && (
        <StatTile
          label="Oldest unpaid invoice"
          value={oldestDays === 1 ? '1 day' : `${oldestDays} days`}
          failed={false}
          to={ADDRESSES.suppliers}
        />
      )}
    </>
  );
}

type FiguresSectionProps = {
  title: string;
  /** In one line of a desktop screen. */
  columns?: number;
  children: ReactNode;
};

function Figures({ title, columns = 7, children }: FiguresSectionProps) {
  // Eight figures as two lines of four: none stands alone.
  const isTwoLines = Children.toArray(children).length > columns;
  return (
    <section aria-label={title}>
      <Title order={2} fz="md" mb="xs">
        {title}
      </Title>
      <SimpleGrid cols={{ base: 2, sm: 4, lg: isTwoLines ? 4 : columns }} spacing="sm">
        {children}
      </SimpleGrid>
    </section>
  );
}
