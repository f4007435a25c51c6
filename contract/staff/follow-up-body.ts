import { z } from 'zod';
import { BILLING_MESSAGES as M } from '../billing/billing.messages.ts';
import { FOLLOW_UP_DAYS, FOLLOW_UP_VISITS } from '../billing/follow-up.ts';
import { rupees } from '../kernel/numbers/money.ts';

const whole = ({ least, most }: { least: number; most: number }, error: string) =>
  z.int({ error }).min(least, { error }).max(most, { error });

/** A doctor's window as a request has it; its messages stay out of lists of staff. */
export const FollowUpWindowBody = z.object({
  days: whole(FOLLOW_UP_DAYS, M.invalidFollowUpDays),
  visits: whole(FOLLOW_UP_VISITS, M.invalidFollowUpVisits),
  fee: rupees({ min: 0, message: M.invalidFollowUpFee }),
});
