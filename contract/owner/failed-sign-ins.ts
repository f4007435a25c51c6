import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { Id } from '../kernel/fields.ts';

/** As many days are shown. */
export const FAILED_SIGN_IN_DAYS = 30;
/** More accounts and networks than these are an attack whose newest lines say enough. */
export const MOST_FAILED_SIGN_INS = 200;

/** What was tried in vain on one account from one network. */
export const FailedSignIns = z.object({
  user_id: Id,
  name: z.string(),
  email: z.string(),
  /** An address, or of IPv6 the network that it is in. */
  network: z.string(),
  wrong_passwords: z.int(),
  /** The password was right then. */
  wrong_codes: z.int(),
  /** All of them on a device on which the person had signed in before. */
  known_device: z.boolean(),
  first_at: Instant,
  last_at: Instant,
});
export type FailedSignIns = z.output<typeof FailedSignIns>;
