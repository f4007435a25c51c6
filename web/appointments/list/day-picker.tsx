import { Button, Group, SegmentedControl } from '@mantine/core';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { useActiveDoctors } from '#web/queue/index.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import type { useShownDays } from './use-shown-days.ts';

const VIEWS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
];

/** Chooses day or week, the date, and the doctor. */
export function DayPicker({ shown, change, step }: ReturnType<typeof useShownDays>) {
  const doctors = useActiveDoctors();
  const options = doctors.data?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return (
    <Group gap="sm" align="flex-start">
      <SegmentedControl
        aria-label="Show"
        mt={26}
        data={VIEWS}
        value={shown.view}
        onChange={(view) => change({ view })}
      />
      <DateField
        label="Date"
        value={shown.day}
        onChange={({ currentTarget: { value } }) => value !== '' && change({ day: value })}
      />
      <Group gap={4} mt={26}>
        <Button variant="default" onClick={() => step(-1)}>
          Back
        </Button>
        <Button variant="default" onClick={() => change({ day: clinicToday() })}>
          Today
        </Button>
        <Button variant="default" onClick={() => step(1)}>
          Next
        </Button>
      </Group>
      <NativeSelect
        label="Doctor"
        data={[{ value: '', label: 'All doctors' }, ...options]}
        value={shown.doctorId ?? ''}
        onChange={({ currentTarget }) => change({ doctor: currentTarget.value })}
      />
    </Group>
  );
}
