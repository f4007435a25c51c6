import { Button, Group } from '@mantine/core';
import { addDays } from '#contract/kernel/dates.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import type { SheetEditor } from '../saving/use-sheet-editor.ts';

const USUAL_DAYS = [3, 5, 7, 14] as const;

type FollowUpPartProps = Pick<SheetEditor, 'draft' | 'change'>;

/** The day of the follow-up: usual days by a button or the keys 1 to 4, or a date. */
export function FollowUpPart({ draft: { followUpOn }, change }: FollowUpPartProps) {
  const today = clinicToday();
  return (
    <Group gap="xs" align="flex-start">
      <DateField
        label="Follow-up"
        min={today}
        value={followUpOn ?? ''}
        onChange={({ currentTarget }) => change({ followUpOn: currentTarget.value || null })}
      />
      <Group gap={6} mt={25} role="group" aria-label="Follow-up in days">
        {USUAL_DAYS.map((days) => {
          const day = addDays(today, days);
          const isChosen = followUpOn === day;
          return (
            <Button
              key={days}
              size="compact-md"
              variant={isChosen ? 'filled' : 'default'}
              aria-pressed={isChosen}
              aria-label={`${days} days`}
              onClick={() => change({ followUpOn: isChosen ? null : day })}
            >
              {days}
            </Button>
          );
        })}
      </Group>
    </Group>
  );
}
