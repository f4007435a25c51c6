import type { z } from 'zod';
import { clinicDay, DEFAULT_TIME_ZONE } from '#contract/kernel/dates.ts';
import type { CloseDayBody } from '#contract/money/day-close.ts';
import { START } from '../build-app.ts';

type Sent = z.input<typeof CloseDayBody>;

/** The body that closes one's own empty drawer of the day on which tests start, with changes. */
export function aDayClose({
  notes,
  ...changes
}: Partial<Omit<Sent, 'notes'>> & {
  notes?: Partial<Sent['notes']>;
} = {}): Sent {
  return {
    day: clinicDay(new Date(START), DEFAULT_TIME_ZONE),
    number: 1,
    expected: 0,
    notes: { 500: 0, 200: 0, 100: 0, 50: 0, 20: 0, 10: 0, ...notes },
    coins: 0,
    ...changes,
  };
}
