import { Button, Group, Text } from '@mantine/core';
import type { Appointment, FreeSlot } from '#contract/appointments/appointment.ts';
import { bookFollowUp, listFreeSlots } from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { showTime } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { dayText, slotText } from '../slot-text.ts';
import { useFollowUpActions } from './use-follow-up-actions.ts';
import { useFollowUpSlot } from './use-follow-up-slot.ts';

type FollowUpBookingProps = {
  visitId: string;
  doctorId: string;
  /** The follow-up day of the sheet. */
  day: string | null;
};

/** Offers the follow-up day's next free slot of the doctor, and shows the booked one. */
export function FollowUpBooking({ visitId, doctorId, day }: FollowUpBookingProps) {
  const mayBook = mayCall(bookFollowUp, useCurrentUser().role);
  const { booked } = useFollowUpSlot(visitId);
  const query = { doctorId, day: day ?? '', limit: 1 };
  const enabled = mayBook && day !== null && booked !== undefined && booked?.day !== day;
  const { data } = useApi(listFreeSlots, { query }, { live: true, enabled });
  const actions = useFollowUpActions(visitId);
  const slot = enabled ? data?.slots[0] : undefined;
  const isMovable = booked?.status === 'booked';
  const take = (free: FreeSlot): void =>
    booked ? actions.move(booked.id, booked, free) : actions.book(free);
  useShortcut('alt+0', {
    description: booked ? 'Move the booked follow-up' : 'Book the follow-up',
    onPress: () => slot && take(slot),
    enabled: slot !== undefined && (!booked || isMovable) && !actions.isBusy,
  });

  if (booked) return <Booked booked={booked} slot={slot} isOpen={mayBook} actions={actions} />;
  if (!slot) return null;
  return (
    <Group gap="xs">
      {slot.day !== day && <Text size="sm">{M.noFreeSlotThatDay}</Text>}
      <Button
        size="compact-md"
        variant="default"
        loading={actions.isBusy}
        onClick={() => actions.book(slot)}
      >
        {`Book ${placeText(slot, day)}`}
      </Button>
    </Group>
  );
}

/** The time, and the day where it is another than the person sees beside it. */
const placeText = (slot: FreeSlot, day: string | null): string =>
  slot.day === day ? showTime(slot.startsAt) : slotText(slot);

type BookedProps = {
  booked: Appointment;
  slot: FreeSlot | undefined;
  isOpen: boolean;
  actions: ReturnType<typeof useFollowUpActions>;
};

function Booked({ booked, slot, isOpen, actions }: BookedProps) {
  const isMovable = isOpen && booked.status === 'booked';
  return (
    <Group gap="xs">
      <Text size="sm" className="ui-tabular">
        {`Booked ${showTime(booked.startsAt)}, ${dayText(booked.day)}, ${booked.doctor}`}
      </Text>
      {isMovable && slot && (
        <Button
          size="compact-md"
          variant="default"
          loading={actions.isBusy}
          onClick={() => actions.move(booked.id, booked, slot)}
        >
          {`Move to ${slotText(slot)}`}
        </Button>
      )}
      {isMovable && (
        <Button
          size="compact-md"
          variant="default"
          loading={actions.isBusy}
          onClick={() => actions.cancel(booked.id)}
        >
          Cancel the appointment
        </Button>
      )}
    </Group>
  );
}
