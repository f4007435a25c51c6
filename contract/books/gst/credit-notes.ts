import { z } from 'zod';
import { Id } from '../../kernel/fields.ts';
import { Money } from '../../kernel/numbers/money.ts';
import { CreditNote } from './gst-return.ts';

/** A credit note as it is printed (rule 53(1A) of the CGST Rules, 2017). */
export const BillCreditNote = CreditNote.extend({
  id: Id,
  kind: z.enum(['discount', 'return', 'cancellation']),
  reason: z.string().nullable(),
  /** The returned items; empty where the bill was lowered as a whole. */
  items: z.array(
    z.object({
      name: z.string(),
      hsn: z.string().nullable(),
      quantity: z.int(),
      /** Before the discount of the bill. */
      total: Money,
    }),
  ),
  rates: z.array(
    z.object({
      gst_percent: z.number(),
      value: Money,
      taxable: Money,
      cgst: Money,
      sgst: Money,
    }),
  ),
});
export type BillCreditNote = z.output<typeof BillCreditNote>;

/** The credit notes of a bill, oldest first. */
export const BillCreditNotes = z.object({
  patient_id: Id,
  patient: z.object({ name: z.string(), token: z.int(), address: z.string().nullable() }),
  notes: z.array(BillCreditNote),
});
export type BillCreditNotes = z.output<typeof BillCreditNotes>;
