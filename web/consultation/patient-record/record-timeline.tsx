import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { PATIENT_RECORD_MESSAGES as M } from '#contract/consultation/patient-record.messages.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { MissingParts } from './patient-panel.tsx';
import { daysOf, type RecordDay } from './record-days.rules.ts';
import { RecordEntry } from './record-entry.tsx';
import type { usePatientRecord } from './use-patient-record.ts';
import { useRecordWork } from './use-record-work.ts';

/** The number of days of a long history rendered at a time. */
const DAYS_AT_ONCE = 15;

type RecordTimelineProps = Pick<
  ReturnType<typeof usePatientRecord>,
  'items' | 'missing' | 'pharmacyRetry'
>;

/** Complaints, pharmacy orders, lab orders and reports by their day (specification 2, section 2). */
export function RecordTimeline({ items, missing, pharmacyRetry }: RecordTimelineProps) {
  const [shown, setShown] = useState(DAYS_AT_ONCE);
  const { work, papers } = useRecordWork();
  const days = items && daysOf(items);
  return (
    <Stack gap="md">
      <MissingParts parts={missing} />
      {pharmacyRetry && (
        <Group gap="xs">
          <Text c="dimmed">{M.pharmacyMissing}</Text>
          <Button size="compact-sm" variant="subtle" onClick={pharmacyRetry}>
            Load again
          </Button>
        </Group>
      )}
      {!days && <TimelineSkeleton />}
      {days?.length === 0 && missing.length === 0 && (
        <EmptyState
          title={M.none}
          text="Visits, orders and reports appear here, the newest first."
        />
      )}
      {days?.slice(0, shown).map((day) => (
        <Day key={day.day} day={day} work={work} />
      ))}
      {days && days.length > shown && (
        <Group justify="center">
          <Button variant="default" onClick={() => setShown(shown + DAYS_AT_ONCE)}>
            Show older
          </Button>
        </Group>
      )}
      {papers}
    </Stack>
  );
}

type DayProps = { day: RecordDay; work: ReturnType<typeof useRecordWork>['work'] };

function Day({ day: { day, items }, work }: DayProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} mb="xs" className="ui-tabular">
        {day}
      </Title>
      <Stack gap="sm">
        {items.map((item) => (
          <RecordEntry key={`${item.kind} ${item.id}`} item={item} work={work} />
        ))}
      </Stack>
    </section>
  );
}

function TimelineSkeleton() {
  return (
    <Stack gap="sm" role="status" aria-label="Loading">
      <Skeleton height={24} width="30%" />
      <Skeleton height={120} />
      <Skeleton height={120} />
    </Stack>
  );
}
