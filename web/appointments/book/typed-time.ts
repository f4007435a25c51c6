import type { FreeSlot } from '#contract/appointments/appointment.ts';
import { minutesOf } from '#contract/appointments/clock-time.ts';

const TYPED = /^(\d{1,2})(?:[:. ]?([0-5]\d))?\s*([ap])?\.?m?\.?$/i;
const HALF_DAY = 720;

/**
 * The minutes since midnight that a typed time can mean: `17:30`, `1730`, `5.30 pm`. Without am or pm `5:30` means
 * both. Empty when the text is not a time.
 */
function meaningsOf(text: string): number[] {
  const [, hours, minutes = '0', half] = TYPED.exec(text.trim()) ?? [];
  if (hours === undefined) return [];
  const hour = Number(hours);
  if (hour > 23 || (half && (hour < 1 || hour > 12))) return [];
  const at = hour * 60 + Number(minutes);
  if (half) return [(at % HALF_DAY) + (half.toLowerCase() === 'p' ? HALF_DAY : 0)];
  return hour <= 12 ? [at % HALF_DAY, (at % HALF_DAY) + HALF_DAY] : [at];
}

/** Whether the text is a time at which this slot does not start. */
export function missesTyped({ time }: FreeSlot, text: string): boolean {
  const meanings = meaningsOf(text);
  return meanings.length > 0 && !meanings.includes(minutesOf(time));
}

/** The slot of a day at a typed time, or the next one after it; undefined when the day has none. */
export function slotAtTyped(slots: readonly FreeSlot[], text: string): FreeSlot | undefined {
  const starting = slots.map((slot) => ({ slot, start: minutesOf(slot.time) }));
  return meaningsOf(text)
    .flatMap((at) => {
      const next = starting.find(({ start }) => start >= at);
      return next ? [{ slot: next.slot, wait: next.start - at }] : [];
    })
    .toSorted((a, b) => a.wait - b.wait)[0]?.slot;
}
