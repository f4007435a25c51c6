import { ActionIcon, Button, Group } from '@mantine/core';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { useActiveDoctors } from '#web/queue/index.ts';
import { Segments } from '#web/ui/combobox/segments.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconChevronLeft, IconChevronRight } from '#web/ui/theme/icons.ts';
import type { useShownDays } from './use-shown-days.ts';

const VIEWS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
];

/** Chooses day, week or month, the date, and the doctor. */
export function DayPicker({ shown, change, step }: ReturnType<typeof useShownDays>) {
  const doctors = useActiveDoctors();
  const options = doctors.data?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return (
    <div className="appointment-picker">
      <Segments
        label="Show"
        data={VIEWS}
        value={shown.view}
        onChange={(view) => change({ view })}
      />
      <DateField
        label="Date"
        value={shown.day}
        onChange={({ currentTarget: { value } }) => value !== '' && change({ day: value })}
      />
      <Group gap={4} wrap="nowrap" className="appointment-steps">
        <ActionIcon variant="default" size={36} aria-label="Back" onClick={() => step(-1)}>
          <Icon of={IconChevronLeft} />
        </ActionIcon>
        <Button variant="default" px="sm" onClick={() => change({ day: clinicToday() })}>
          Today
        </Button>
        <ActionIcon variant="default" size={36} aria-label="Next" onClick={() => step(1)}>
          <Icon of={IconChevronRight} />
        </ActionIcon>
      </Group>
      <NativeSelect
        label="Doctor"
        data={[{ value: '', label: 'All doctors' }, ...options]}
        value={shown.doctorId ?? ''}
        onChange={({ currentTarget }) => change({ doctor: currentTarget.value })}
      />
    </div>
  );
}
