import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { Id } from '../kernel/fields.ts';

/** Number of days shown. */
export const FAILED_SIGN_IN_DAYS = 30;
/** More accounts and networks than these mean an attack; the newest lines are enough. */
export const MOST_FAILED_SIGN_INS = 200;

/** Failed sign-ins to one account from one network. */
export const FailedSignIns = z.object({
  user_id: Id,
  name: z.string(),
  email: z.string(),
  /** An IPv4 address, or the network of an IPv6 address. */
  network: z.string(),
  wrong_passwords: z.int(),
  /** The password was right in that attempt. */
  wrong_codes: z.int(),
  /** All attempts came from a device with an earlier successful sign-in. */
  known_device: z.boolean(),
  first_at: Instant,
  last_at: Instant,
});
export type FailedSignIns = z.output<typeof FailedSignIns>;
