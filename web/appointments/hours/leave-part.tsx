import { Group, Stack, Text, Title } from '@mantine/core';
import { listAppointments } from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import type { DoctorHours, Leave } from '#contract/appointments/doctor-hours.ts';
import { addLeave, listDoctorHours, removeLeave } from '#contract/appointments/hours.endpoints.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { Sheet } from '#web/ui/layout/sheet.tsx';
import { RowButton } from '#web/ui/row/row-button.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { leaveText } from '../leave-text.ts';
import { LeaveForm } from './leave-form.tsx';

/** The leave of a doctor: days, or part of one. Removing offers Undo. */
export function LeavePart({ hours }: { hours: DoctorHours }) {
  const { doctorId, leave, mayEdit } = hours;
  const invalidates = [listDoctorHours, listAppointments];
  const onError = ({ message }: { message: string }) => toast.error(message);
  const add = useApiMutation(addLeave, { invalidates, onError });
  const remove = useApiMutation(removeLeave, { invalidates, onError });
  const takeOut = ({ id, ...entry }: Leave) =>
    remove.mutate(
      { params: { id: doctorId, leaveId: id } },
      {
        onSuccess: () => {
          const onPress = () => add.mutate({ params: { id: doctorId }, body: entry });
          toast.success(M.leaveRemoved, { action: { label: 'Undo', onPress } });
        },
      },
    );
  return (
    <Sheet>
      <Stack gap="sm">
        <Title order={2}>Leave</Title>
        {leave.length === 0 && <Text c="dimmed">No leave entered.</Text>}
        {leave.map((entry) => (
          <Group key={entry.id} justify="space-between" gap="sm">
            <span>{leaveText(entry)}</span>
            {mayEdit && (
              <RowButton
                look="quiet"
                isBusy={remove.isPending}
                aria-label={`Remove leave ${leaveText(entry)}`}
                onClick={() => !remove.isPending && takeOut(entry)}
              >
                Remove
              </RowButton>
            )}
          </Group>
        ))}
        {mayEdit && <LeaveForm doctorId={doctorId} />}
      </Stack>
    </Sheet>
  );
}
