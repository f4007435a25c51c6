import { paise } from '#contract/kernel/numbers/money.ts';
import { returnValue } from '#contract/pharmacy/supplier-returns/supplier-return.rules.ts';
import { invoiceTotal } from '#contract/pharmacy/suppliers/invoice-total.rules.ts';
import type { Row } from './book.ts';
import { after, at, dayOf, daysBefore, financialYear } from './calendar.ts';
import { CLINIC_PAPER } from './data/staff.ts';
import type { Delivery, Shelf } from './shelf.ts';
import type { World } from './world.ts';

type Supplier = Row<'suppliers'>;
type Invoice = Row<'supplier_invoices'>;
type Posted = ReadonlyMap<Delivery, Invoice>;

const GST_PERCENT = 5;
const GST_BASIS_POINTS = 500;
/** The way of payment of each supplier, in their order, and the days until it. */
const PAID = [
  { way: 'bank', days: 30, reference: 'NEFT' },
  { way: 'upi', days: 0, reference: 'UPI' },
  { way: 'cheque', days: 14, reference: 'Cheque' },
] as const;
/** An import of the last hour could be undone; those of the demo have no notes for that. */
const POSTED_BEFORE_MINUTES = -120;
const RETURNED = { daysAgo: 12, pieces: 10 } as const;

const costOf = ({ batch }: Delivery) => paise(Number(batch.buying_price_paise));

type Sent = { delivery: Delivery; movement: Row<'stock_movements'>; moment: Date };

/** Plans to send damaged pieces back, if enough are left then. */
export function planReturn(world: World, shelf: Shelf): () => Sent | undefined {
  let sent: Sent | undefined;
  world.agenda.plan(at(daysBefore(world.now, RETURNED.daysAgo), 11), (moment) => {
    for (const delivery of shelf.deliveries.toReversed()) {
      const movement = sent ? undefined : shelf.sendBack(moment, delivery, RETURNED.pieces);
      if (movement) sent = { delivery, movement, moment };
    }
  });
  return () => sent;
}

/** Writes the debit note of goods that were sent back. */
export function writeDebitNote(
  { world, shelf }: { world: World; shelf: Shelf },
  { delivery, movement, moment }: Sent,
  { suppliers, posted }: { suppliers: ReadonlyMap<string, Supplier>; posted: Posted },
): void {
  const { book, clinicId } = world;
  const drug = shelf.drug(delivery.key);
  const supplier = suppliers.get(drug.supplier);
  if (!supplier) return;
  const line = { cost: costOf(delivery), cost_of: 1, gst_percent: GST_PERCENT };
  const { taxable, gst } = returnValue(RETURNED.pieces, line);
  const year = financialYear(moment);
  const id = world.id(moment);
  book.add('supplier_returns', {
    ...{ clinic_id: clinicId, id, supplier_id: supplier.id, financial_year: year },
    ...{ number: world.number(`debit note ${year}`), day: dayOf(moment).date },
    ...{ reason: 'damaged', note: 'Came with broken blisters', total_paise: taxable + gst },
    ...{ supplier_name: supplier.name, supplier_gstin: supplier.gstin ?? null },
    clinic_gstin: CLINIC_PAPER.gstin,
    ...{ supplier_licence: supplier.drug_licence ?? null },
    supplier_address: supplier.address ?? null,
    ...{ created_at: moment, created_by: movement.created_by },
  });
  book.add('supplier_return_lines', {
    ...{ clinic_id: clinicId, return_id: id, position: 1, movement_id: movement.id },
    ...{ drug_id: movement.drug_id, batch_id: movement.batch_id },
    invoice_id: posted.get(delivery)?.id ?? null,
    ...{ name: drug.name, batch_no: delivery.batch.batch_no ?? null },
    ...{ expiry_date: delivery.batch.expiry_date ?? null, is_expired: false },
    ...{ quantity: RETURNED.pieces, gst_basis_points: GST_BASIS_POINTS },
    ...{ taxable_paise: taxable, gst_paise: gst },
  });
}

/** Makes one invoice of what a supplier delivered at one time, and returns it for each delivery. */
export function postDeliveries(
  world: World,
  shelf: Shelf,
  suppliers: ReadonlyMap<string, Supplier>,
): Posted {
  const last = after(world.now, POSTED_BEFORE_MINUTES);
  const groups = Map.groupBy(
    shelf.deliveries.filter((one) => one.at < last),
    (one) => `${one.at.toISOString()} ${shelf.drug(one.key).supplier}`,
  );
  const posted = new Map<Delivery, Invoice>();
  for (const [n, group] of [...groups.values()].entries()) {
    const supplier = group[0] && suppliers.get(shelf.drug(group[0].key).supplier);
    if (!supplier) continue;
    const invoice = postInvoice(world, { supplier, group, number: 1_000 + 7 * n });
    for (const delivery of group) posted.set(delivery, invoice);
  }
  return posted;
}

type Arrival = { supplier: Supplier; group: readonly Delivery[]; number: number };

function postInvoice(world: World, { supplier, group, number }: Arrival): Invoice {
  const { book, clinicId } = world;
  const moment = group[0]?.at ?? world.now;
  const by = group[0]?.movement.created_by ?? world.member('pharmacy').id;
  const year = financialYear(moment) % 100;
  const initials = supplier.name.replaceAll(/[^A-Z]/g, '');
  const importId = world.id(moment);
  const updated = new Set(group.map(({ key }) => key)).size;
  book.add('drug_imports', {
    ...{ clinic_id: clinicId, id: importId, mode: 'delivery', added: 0, updated },
    ...{ at: moment, created_by: by },
  });
  const priced = group.map((delivery) => ({
    ...{ delivery, cost: costOf(delivery), gst_percent: GST_PERCENT },
    quantity: Number(delivery.movement.quantity),
  }));
  const { goods, gst, total } = invoiceTotal(priced);
  const invoice = book.add('supplier_invoices', {
    ...{ clinic_id: clinicId, id: world.id(moment), supplier_id: supplier.id },
    ...{ number: `${initials}/${year}-${year + 1}/${number}`, invoice_date: dayOf(moment).date },
    ...{ import_id: importId, posted_at: moment, posted_by: by, lines_paise: total },
  });
  const ofInvoice = { clinic_id: clinicId, invoice_id: invoice.id };
  const tax = { gst_basis_points: GST_BASIS_POINTS, taxable_paise: goods, gst_paise: gst };
  book.add('supplier_invoice_taxes', { ...ofInvoice, position: 1, ...tax });
  for (const [n, { delivery, quantity, cost }] of priced.entries()) {
    delivery.movement.import_id = importId;
    book.add('supplier_invoice_lines', {
      ...{ ...ofInvoice, position: n + 1, drug_id: delivery.batch.drug_id },
      ...{ batch_id: delivery.batch.id, pack_size: 1, quantity, free_quantity: 0 },
      ...{ cost_paise: cost, mrp_paise: null, gst_basis_points: GST_BASIS_POINTS },
    });
  }
  return invoice;
}

/** Pays each invoice when it is due; the newest of each supplier that is due is paid in part. */
export function paySuppliers(world: World, suppliers: Iterable<Supplier>, posted: Posted): void {
  const invoices = [...new Set(posted.values())];
  for (const [n, { id }] of [...suppliers].entries()) {
    const { way, days, reference } = PAID[n] ?? PAID[0];
    const due = invoices
      .filter(({ supplier_id }) => supplier_id === id)
      .map((invoice) => ({
        invoice,
        moment: after(new Date(invoice.posted_at), days * 1_440 + 150),
      }))
      .filter(({ moment }) => moment <= world.now);
    for (const [nth, { invoice, moment }] of due.entries()) {
      const total = Number(invoice.lines_paise);
      const isPart = nth === due.length - 1 && total > 1;
      world.book.add('supplier_payments', {
        ...{ clinic_id: world.clinicId, id: world.id(moment), supplier_id: id },
        ...{ day: dayOf(moment).date, amount_paise: isPart ? Math.ceil(total / 2) : total, way },
        ...{ reference: `${reference} ${204_117 + 13 * nth}`, invoice_id: invoice.id },
        ...{ created_at: moment, created_by: world.members('admin')[0]?.id ?? '' },
      });
    }
  }
}
