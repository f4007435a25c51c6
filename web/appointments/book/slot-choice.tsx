import { Radio, Skeleton, Text } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import type { FreeSlot } from '#contract/appointments/appointment.ts';
import { listFreeSlots } from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { showTime } from '#web/lib/clinic-time.ts';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { dayText, slotText } from '../slot-text.ts';
import type { Unsure } from './use-unsure-slot.ts';

const SHOWN = 12;
const keyOf = ({ day, time }: FreeSlot) => `${day} ${time}`;

/** The free slots, with one that may not be free any more. */
function withSlot(free: readonly FreeSlot[], slot: FreeSlot | null): readonly FreeSlot[] {
  if (!slot || free.some((one) => keyOf(one) === keyOf(slot))) return free;
  return [slot, ...free];
}

type SlotChoiceProps = {
  doctorId: string;
  day: string;
  value: FreeSlot | null;
  /** Stays offered: a request that was sent may have taken it, and a retry is idempotent for the same slot only. */
  unsure?: Unsure | null;
  onChange: (slot: FreeSlot | null) => void;
};

/** The next free slots of a doctor from a day on; the first is chosen until another one is. */
export function SlotChoice({ doctorId, day, value, unsure, onChange }: SlotChoiceProps) {
  const query = { doctorId, day, limit: SHOWN };
  const { data, error, refetch } = useApi(listFreeSlots, { query }, { live: true });
  const isAsked = unsure?.doctorId === doctorId && unsure.from === day;
  const slots = data && withSlot(data.slots, isAsked ? unsure.slot : null);
  const choose = useEffectEvent(onChange);
  const kept = value && slots?.some((slot) => keyOf(slot) === keyOf(value));
  useEffect(() => {
    if (slots && !kept) choose(slots[0] ?? null);
  }, [slots, kept]);

  if (error && !slots) {
    return <ErrorState message={M.slotsFailed} onRetry={() => void refetch()} />;
  }
  if (!slots) return <Skeleton height={96} role="status" aria-label="Loading" />;
  if (slots.length === 0) return <Text role="status">{M.noFreeSlot}</Text>;
  return (
    <Radio.Group
      label="Free slot"
      value={value ? keyOf(value) : null}
      onChange={(key) => onChange(slots.find((slot) => keyOf(slot) === key) ?? null)}
    >
      {[...Map.groupBy(slots, (slot) => slot.day)].map(([on, ofDay]) => (
        <div key={on} className="appointment-slots">
          <span>{dayText(on)}</span>
          {ofDay.map((slot) => (
            <Radio
              key={keyOf(slot)}
              value={keyOf(slot)}
              label={showTime(slot.startsAt)}
              aria-label={slotText(slot)}
              {...(slot.free > 1 && { description: `${slot.free} places` })}
            />
          ))}
        </div>
      ))}
    </Radio.Group>
  );
}
