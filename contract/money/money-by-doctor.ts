import { z } from 'zod';
import { Id } from '../kernel/fields.ts';
import { Money } from '../kernel/numbers/money.ts';

export const DoctorMoney = z.object({
  /** Null for bills and visits without a doctor. */
  doctorId: Id.nullable(),
  name: z.string().nullable(),
  /** Patients whom the doctor saw in the days. */
  patients: z.int(),
  /** Received in the days, less refunds. */
  received: Money,
  /** Open balances as of now, of bills of any day. */
  due: Money,
});
export type DoctorMoney = z.output<typeof DoctorMoney>;

/** The sums are those of the whole clinic. */
export const MoneyByDoctor = z.object({
  doctors: z.array(DoctorMoney),
  received: Money,
  due: Money,
});
