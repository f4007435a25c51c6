import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { DoctorHours } from '#contract/appointments/doctor-hours.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { Sheet } from '#web/ui/layout/sheet.tsx';
import { TouchedList } from './touched-list.tsx';
import { useWeekDraft } from './use-week-draft.ts';
import { copyMonday } from './week-draft.ts';
import { WeekTimes } from './week-times.tsx';

/** The week of a doctor; Save first lists the booked patients whom a change touches. */
export function WeekForm({ hours }: { hours: DoctorHours }) {
  const { version, mayEdit } = hours;
  const { draft, change, send, touched, error, pending } = useWeekDraft(hours);
  return (
    <Sheet>
      <form
        noValidate
        aria-label="Week"
        onSubmit={(event) => {
          event.preventDefault();
          // The refusal is shown above the fields.
          void send().catch(() => undefined);
        }}
      >
        <Stack gap="sm">
          <Title order={2}>Week</Title>
          {version === 0 && (
            <Text c="dimmed">No hours yet. Add the sessions in which patients are booked.</Text>
          )}
          <FormMessage error={error} />
          <Group gap="sm">
            <NumberField
              label="Minutes a slot"
              w={140}
              disabled={!mayEdit}
              value={draft.slotMinutes}
              onChange={(value) => change({ ...draft, slotMinutes: String(value) })}
            />
            <NumberField
              label="Patients a slot"
              w={140}
              disabled={!mayEdit}
              value={draft.perSlot}
              onChange={(value) => change({ ...draft, perSlot: String(value) })}
            />
          </Group>
          <div>
            <WeekTimes draft={draft} onChange={change} mayEdit={mayEdit} />
          </div>
          <TouchedList touched={touched} />
          {mayEdit && (
            <Group gap="sm">
              <SubmitButton pending={pending}>
                {touched.length > 0 ? 'Save all the same' : 'Save week'}
              </SubmitButton>
              <Button variant="default" onClick={() => change(copyMonday(draft))}>
                Copy Monday until Saturday
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </Sheet>
  );
}
