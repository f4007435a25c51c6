import { Anchor, Button, Group, Radio, Skeleton, Text, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import type { FreeSlot } from '#contract/appointments/appointment.ts';
import { FREE_DAYS_MAX, listFreeSlots } from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { slotInstead } from '#contract/appointments/slots.rules.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { showTime } from '#web/lib/clinic-time.ts';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { dayText, slotText } from '../slot-text.ts';
import { AwayNote } from './away-note.tsx';
import { missesTyped, slotAtTyped } from './typed-time.ts';
import type { SlotState } from './use-slot.ts';
import type { Unsure } from './use-unsure-slot.ts';

const keyOf = ({ day, time }: Pick<FreeSlot, 'day' | 'time'>) => `${day} ${time}`;
const isSame = (one: FreeSlot, other: FreeSlot | null): boolean =>
  other !== null && keyOf(one) === keyOf(other);

/** The slots in order, with one that is not free any more. */
function withSlot(free: readonly FreeSlot[], slot: FreeSlot | null): readonly FreeSlot[] {
  if (!slot || free.some((one) => isSame(one, slot))) return free;
  return [...free, slot].toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

type SlotChoiceProps = {
  doctorId: string;
  day: string;
  chosen: SlotState;
  /** Stays offered: a request that was sent may have taken it, and a retry is idempotent for the same slot only. */
  unsure?: Unsure | null;
};

/** The free slots of a doctor's next day that has some, and of more days on demand. */
export function SlotChoice(props: SlotChoiceProps) {
  const { doctorId, day, chosen } = props;
  const list = `${doctorId} ${day}`;
  const to = (chosen.list === list && chosen.slot?.day) || day;
  return (
    <>
      <AwayNote doctorId={doctorId} from={day} to={to} />
      <SlotList key={list} list={list} {...props} />
    </>
  );
}

/** The free slots. The first is preselected. */
function useSlotList({ doctorId, day, list, chosen, unsure }: SlotChoiceProps & { list: string }) {
  const [wholeDays, setDays] = useState(1);
  const query = { doctorId, day, wholeDays };
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useApi(
    listFreeSlots,
    { query },
    { live: true, keepPrevious: true },
  );
  // A list of before reception's last booking would offer its slot again, and then call it taken.
  const isOld = isFetching && !isFetchedAfterMount;
  const [isRead, setRead] = useState(false);
  if (data && !isOld && !isRead) setRead(true);
  const asked = unsure?.doctorId === doctorId && unsure.from === day ? unsure.slot : null;
  const slots = isRead && data ? withSlot(data.slots, asked) : undefined;
  const kept = chosen.list === list && slots?.some((slot) => isSame(slot, chosen.slot));
  const settle = useEffectEvent((free: readonly FreeSlot[]) => {
    const { slot, typed } = chosen;
    if (chosen.list === list && slot) return chosen.replace(slotInstead(free, slot) ?? null);
    const same = free.find((one) => isSame(one, slot));
    const first = asked ?? free[0];
    const ofDay = free.filter((one) => one.day === first?.day);
    chosen.choose(same ?? slotAtTyped(ofDay, typed) ?? first ?? null, list);
  });
  useEffect(() => {
    if (slots && !kept) settle(slots);
  }, [slots, kept]);
  const more = wholeDays < FREE_DAYS_MAX ? () => setDays(wholeDays + 1) : null;
  return { slots, error, more, onRetry: () => void refetch() };
}

function SlotList(props: SlotChoiceProps & { list: string }) {
  const { list, chosen } = props;
  const { slots, error, more, onRetry } = useSlotList(props);
  if (error && !slots) return <ErrorState message={M.slotsFailed} onRetry={onRetry} />;
  if (!slots) return <Skeleton height={96} role="status" aria-label="Loading" />;
  const { slot: value, lost: gone, typed } = chosen;
  const lost = chosen.list === list && !slots.some((slot) => isSame(slot, gone)) ? gone : null;
  if (slots.length === 0 && !lost)
    return (
      <Text role="status">
        {M.noFreeSlot}{' '}
        <Anchor component={Link} to={ADDRESSES.doctorHours} inherit>
          Doctors’ hours
        </Anchor>
      </Text>
    );
  const day = value?.day ?? slots[0]?.day;
  const ofDay = slots.filter((one) => one.day === day);
  const jump = (text: string): void => {
    chosen.setTyped(text);
    const slot = slotAtTyped(ofDay, text);
    if (slot) chosen.choose(slot, list);
  };
  return (
    <>
      <Group gap="sm" align="end">
        <TextInput
          label="Time"
          placeholder="5:30 pm"
          w={120}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => jump(currentTarget.value)}
        />
        <Text role="status" flex={1}>
          {insteadText(lost ? takenText(lost) : missedText(ofDay, value, typed), value)}
        </Text>
      </Group>
      <Radio.Group
        label="Free slot"
        value={value ? keyOf(value) : null}
        onChange={(key) => chosen.choose(slots.find((slot) => keyOf(slot) === key) ?? null, list)}
      >
        {[...Map.groupBy(withSlot(slots, lost), (slot) => slot.day)].map(([on, ofDay]) => (
          <div key={on} className="appointment-slots">
            <span>{dayText(on)}</span>
            {ofDay.map((slot) => (
              <SlotRadio key={keyOf(slot)} slot={slot} isLost={isSame(slot, lost)} />
            ))}
          </div>
        ))}
      </Radio.Group>
      {more && (
        <Button variant="default" className="appointment-more" onClick={more}>
          Later days
        </Button>
      )}
    </>
  );
}

const insteadText = (why: string | null, value: FreeSlot | null): string | null =>
  why && [why, value && `Chosen now: ${slotText(value)}.`].join(' ');

/** Says that a typed time is not free, unless another slot was chosen by hand since. */
function missedText(
  ofDay: readonly FreeSlot[],
  value: FreeSlot | null,
  typed: string,
): string | null {
  if (!value || !missesTyped(value, typed)) return null;
  return isSame(slotAtTyped(ofDay, typed) ?? value, value) ? `${typed.trim()} is not free.` : null;
}

/** Says why a chosen slot is not free any more. */
const takenText = (slot: FreeSlot): string =>
  `${slotText(slot)} ${Date.parse(slot.startsAt) > Date.now() ? 'has just been taken' : 'is over'}.`;

function SlotRadio({ slot, isLost }: { slot: FreeSlot; isLost: boolean }) {
  const places = slot.free > 1 ? `${slot.free} places` : undefined;
  const description = isLost ? 'just taken' : places;
  return (
    <Radio
      value={keyOf(slot)}
      disabled={isLost}
      label={showTime(slot.startsAt)}
      aria-label={slotText(slot)}
      {...(description && { description })}
    />
  );
}
