import { z } from 'zod';
import { calendarDay, Instant } from '../../kernel/dates.ts';
import { Id, optionalText } from '../../kernel/fields.ts';
import { Money } from '../../kernel/numbers/money.ts';
import { SUPPLIER_MESSAGES as M } from './suppliers.messages.ts';

/** The invoice of a delivery, as the body of an import has it. Without a supplier, none is kept. */
export const INVOICE_SENT = {
  supplier_id: Id.optional(),
  invoice_number: optionalText({ label: 'Invoice number', max: 60 }).optional(),
  /** The day of the import when absent. */
  invoice_date: calendarDay(M.invoiceDate).optional(),
};

/** A posted delivery of a supplier. */
export const SupplierInvoice = z.object({
  id: Id,
  /** As on the paper; null for a delivery without one. */
  number: z.string().nullable(),
  invoice_date: z.iso.date(),
  posted_at: Instant,
  posted_by: z.string(),
  /** Its import was undone, and its number can be posted again. */
  is_undone: z.boolean(),
  /** The number of drugs, and the pieces that were added. */
  drugs: z.int(),
  pieces: z.int(),
  /** The total on the paper, or else of the lines of known cost with GST: what is owed for it. */
  total: Money.optional(),
  /** The pieces at the buying price of their batch; null when one has no buying price. */
  value: Money.nullable(),
});
export type SupplierInvoice = z.output<typeof SupplierInvoice>;
