import { z } from 'zod';
import { calendarDay, Instant } from '../../kernel/dates.ts';
import { Id, optionalText, requiredLine } from '../../kernel/fields.ts';
import { Money, rupees } from '../../kernel/numbers/money.ts';
import { DrugBody, STOCK_MAX } from '../drug.ts';
import { isWithinInvoiceMax } from './invoice-total.rules.ts';
import { SUPPLIER_MESSAGES as M } from './suppliers.messages.ts';

const PACK_MAX = 10_000;
const LINES_MAX = 500;

const packs = z
  .int({ error: M.quantityInvalid })
  .min(0, { error: M.quantityInvalid })
  .max(STOCK_MAX, { error: M.quantityInvalid });

/** Wholesalers round an invoice to a rupee, so its total can differ from the lines. */
export const paperTotal = rupees({ min: 0.01, message: M.paperTotalInvalid });

/** A line as on the paper: quantities, cost and MRP are per pack; the cost is before GST. */
export const TypedInvoiceLine = z
  .object({
    drug_id: Id,
    batch_no: optionalText({ label: 'Batch', max: 60 }),
    expiry_date: DrugBody.shape.expiry_date,
    /** Pieces in a pack. */
    pack_size: z
      .int({ error: M.packInvalid })
      .min(1, { error: M.packInvalid })
      .max(PACK_MAX, { error: M.packInvalid })
      .default(1),
    quantity: packs,
    free_quantity: packs.default(0),
    cost: DrugBody.shape.buying_price,
    mrp: DrugBody.shape.mrp,
    gst_percent: DrugBody.shape.gst_percent,
  })
  .refine((line) => line.quantity + line.free_quantity > 0, {
    error: M.quantityInvalid,
    path: ['quantity'],
  });
export type TypedInvoiceLine = z.output<typeof TypedInvoiceLine>;

export const TypedInvoiceBody = z.object({
  number: requiredLine({ label: 'Invoice number', required: M.numberRequired, max: 60 }),
  invoice_date: calendarDay(M.invoiceDate),
  /** The total on the paper: what is owed, whatever the lines sum to. */
  paper_total: paperTotal.nullish(),
  lines: z
    .array(TypedInvoiceLine, { error: M.noLines })
    .min(1, { error: M.noLines })
    .max(LINES_MAX, { error: M.tooManyLines })
    .refine(isWithinInvoiceMax, { error: M.tooMuch }),
});

/** `total` is with GST, to compare with the paper. The undo takes the goods back, within an hour. */
export const PostedInvoice = z.object({
  id: Id,
  total: Money,
  undo: z.object({ id: Id, until: Instant }),
});
