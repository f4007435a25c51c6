import { z } from 'zod';
import { Id } from '#contract/kernel/fields.ts';
import { typedNumber, typedOrZero } from '#contract/kernel/numbers/typed-number.ts';
import type { Scan } from '#contract/pharmacy/codes/scanned-code.rules.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { typedGoods } from '#contract/pharmacy/packs/typed-goods.rules.ts';
import { piecesInStrip } from '#contract/pharmacy/packs/typed-packs.rules.ts';
import { typedExpiry } from '#contract/pharmacy/suppliers/typed-expiry.rules.ts';
import { TypedInvoiceBody } from '#contract/pharmacy/suppliers/typed-invoice.ts';
import { newKey } from '#web/lib/api/new-key.ts';

/** The fields of a line in the order in which Enter moves through them. */
export const LINE_FIELDS = [
  { key: 'batch', sent: 'batch_no', label: 'Batch' },
  { key: 'expiry', sent: 'expiry_date', label: 'Expiry (MM/YY)' },
  { key: 'pack', sent: 'pack_size', label: 'Pieces a pack' },
  { key: 'quantity', sent: 'quantity', label: 'Packs' },
  { key: 'free', sent: 'free_quantity', label: 'Free packs' },
  { key: 'cost', sent: 'cost', label: 'Cost a pack' },
  { key: 'mrp', sent: 'mrp', label: 'MRP a pack' },
  { key: 'gst', sent: 'gst_percent', label: 'GST %' },
] as const;
export type LineField = (typeof LINE_FIELDS)[number]['key'];

const LineDraft = z.object({
  key: z.string(),
  /** Added by a scan: the focus stays for the next one. */
  scanned: z.boolean().optional(),
  drugId: Id,
  name: z.string(),
  batch: z.string(),
  expiry: z.string(),
  pack: z.string(),
  quantity: z.string(),
  free: z.string(),
  cost: z.string(),
  mrp: z.string(),
  gst: z.string(),
});
/** A line as typed; its numbers as text. */
export type LineDraft = z.output<typeof LineDraft>;

const InvoiceDraft = z.object({
  supplier: z.string(),
  number: z.string(),
  day: z.string(),
  /** The total on the paper, which is owed. */
  paper: z.string(),
  lines: z.array(LineDraft),
});
export type InvoiceDraft = z.output<typeof InvoiceDraft>;

export const EMPTY_INVOICE: InvoiceDraft = {
  supplier: '',
  number: '',
  day: '',
  paper: '',
  lines: [],
};

/** A stored draft, or null when it does not match this version's schema. */
export function parseInvoiceDraft(stored: unknown): InvoiceDraft | null {
  return InvoiceDraft.safeParse(stored).data ?? null;
}

/** The line of a newly chosen drug, whose pack is a strip where the pieces of one are known. */
export function newLine({ id, name, gst_percent, pack, unit }: Drug): LineDraft {
  return {
    ...{ key: newKey(), drugId: id, name, batch: '', expiry: '' },
    pack: String(piecesInStrip({ pack, unit }) ?? 1),
    ...{ quantity: '', free: '', cost: '', mrp: '', gst: gst_percent?.toString() ?? '' },
  };
}

const YEAR_2000 = 2000;

/** The expiry of a pack as a person would type it: `05/27`, or the day where it is not the last of a month. */
export function typedDay(day: string | null): string {
  if (day === null) return '';
  const month = `${day.slice(5, 7)}/${day.slice(2, 4)}`;
  return Number(day.slice(0, 4)) >= YEAR_2000 && typedExpiry(month) === day ? month : day;
}

const OF_PACKS = { pack: null, unit: null };

/** The bought packs with the scanned ones: `20+2` becomes `21+2`. A text that is not a number stays, for its error. */
function withMore(quantity: string, count: number): string {
  const goods = typedGoods(quantity, OF_PACKS);
  if (goods) return `${goods.pieces - goods.free + count}+${goods.free}`;
  const packs = typedOrZero(quantity);
  return Number.isNaN(packs) ? quantity : String(packs + count);
}

/**
 * The lines after a scan: another pack of the line of that drug and batch, or a new line. A code
 * without a batch counts on the newest line of its drug.
 */
export function withScan(
  lines: readonly LineDraft[],
  drug: Drug,
  { batch, expiry, count }: Scan,
): LineDraft[] {
  const isBatch = (typed: string): boolean =>
    batch === null || typed.trim().toUpperCase() === batch.toUpperCase();
  const at = lines.findLastIndex((line) => line.drugId === drug.id && isBatch(line.batch));
  const same = lines[at];
  if (same) {
    return lines.with(at, { ...same, quantity: withMore(same.quantity, count) });
  }
  const filled = { batch: batch ?? '', expiry: typedDay(expiry), quantity: String(count) };
  return [...lines, { ...newLine(drug), ...filled, scanned: true }];
}

const rupees = (text: string) => (text.trim() === '' ? null : typedNumber(text, 'rupees'));
const percent = (text: string) => (text.trim() === '' ? null : typedNumber(text, 'percent'));

/** The bought and the free packs, also of `20+2` in the field of the bought ones. */
function packsOf({ quantity, free }: Pick<LineDraft, 'quantity' | 'free'>) {
  const goods = free.trim() === '' ? typedGoods(quantity, OF_PACKS) : null;
  return goods
    ? { quantity: goods.pieces - goods.free, free_quantity: goods.free }
    : { quantity: typedOrZero(quantity), free_quantity: typedOrZero(free) };
}

/** The body of the call, in rupees as on the wire. */
export function invoiceInput({ number, day, paper, lines }: InvoiceDraft) {
  return {
    number,
    invoice_date: day,
    paper_total: rupees(paper),
    lines: lines.map((line) => ({
      drug_id: line.drugId,
      batch_no: line.batch,
      expiry_date: typedExpiry(line.expiry),
      pack_size: typedNumber(line.pack),
      ...packsOf(line),
      cost: rupees(line.cost),
      mrp: rupees(line.mrp),
      gst_percent: percent(line.gst),
    })),
  };
}

/**
 * The lines once each of them is complete, whatever the head lacks, and the first error of each field by
 * its path, such as `lines.0.quantity`.
 */
export function checkInvoice(draft: InvoiceDraft) {
  const input = invoiceInput(draft);
  const issues = (TypedInvoiceBody.safeParse(input).error?.issues ?? []).toReversed();
  const errors = new Map(issues.map((one) => [one.path.join('.'), one.message]));
  const { data: lines } = TypedInvoiceBody.shape.lines.safeParse(input.lines);
  return { lines, errors };
}
