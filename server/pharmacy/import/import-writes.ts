import { v7 as newId } from 'uuid';
import { basisPointsOf } from '#contract/kernel/numbers/percent.ts';
import type { ImportMode } from '#contract/pharmacy/drug-import.ts';
import { chunks } from '../../platform/spreadsheet/import.ts';
import type { Piece } from '../../platform/spreadsheet/reader-messages.ts';
import { byExpiry, placeFor, takeFrom } from '../inventory/allocation.rules.ts';
import { type CountOutcome, outcomeOfCount } from './count-by-batch.ts';
import { detailsOf, type KnownDrug, newDrug, pricesOf, saysOther } from './drug-changes.ts';
import type { DrugEntry, DrugValues } from './drug-values.ts';
import { expiryFixes, withFixes } from './expiry/expiry-fixes.ts';
import type { ShelfBatch } from './known-rows.ts';
import { remarksOf } from './remarks/remarks.ts';

type Shelf = {
  readonly mode: ImportMode;
  readonly today: string;
  readonly drugs: ReadonlyMap<string, KnownDrug>;
  /** The locked batches of each drug in the file. */
  readonly batches: ReadonlyMap<string, readonly ShelfBatch[]>;
};
type Origin = {
  expiryDate: string | null;
  buyingPricePaise: number | null;
  batchNo?: string | null;
  mrpPaise?: number | null;
};
type Move = {
  batchId: string;
  kind: string;
  quantity: number;
  remark?: string | null | undefined;
  free_quantity?: number | undefined;
};
type Changes = Partial<
  Omit<DrugValues, 'name' | 'batch_no' | 'batch_mrp' | 'expiry_date' | 'buying_price'>
>;

/** Rows per statement, few enough to parse quickly. */
const AT_ONCE = 500;

const originOf = ({ expiry_date, buying_price, batch_no, batch_mrp }: DrugValues): Origin => ({
  expiryDate: expiry_date ?? null,
  buyingPricePaise: buying_price ?? null,
  batchNo: batch_no ?? null,
  mrpPaise: batch_mrp ?? null,
});

/** Collects the rows that an import writes, in a valid order. */
class Writes {
  readonly drugs: object[] = [];
  readonly changes: object[] = [];
  readonly audited: object[] = [];
  readonly batches: object[] = [];
  readonly movements: object[] = [];
  readonly expiries: object[] = [];
  readonly batchMrps: object[] = [];
  readonly rates: object[] = [];
  readonly paperRates: object[] = [];

  addDrug(values: DrugValues): string {
    const {
      price,
      mrp,
      batch_no: _,
      batch_mrp: _____,
      expiry_date: __,
      buying_price: ___,
      quantity_in_stock: ____,
      gst_percent: gst,
      ...drug
    } = newDrug(values);
    const id = newId();
    this.drugs.push({ ...drug, id, price_paise: price, mrp_paise: mrp });
    if (gst != null) this.setRate(id, gst);
    return id;
  }

  addBatch(drugId: string, origin: Origin): string {
    const id = newId();
    const { expiryDate, buyingPricePaise, batchNo = null, mrpPaise = null } = origin;
    const paid = { expiry_date: expiryDate, buying_price_paise: buyingPricePaise };
    this.batches.push({ id, drug_id: drugId, batch_no: batchNo, ...paid, mrp_paise: mrpPaise });
    return id;
  }

  move(drugId: string, { batchId, ...one }: Move) {
    if (one.quantity === 0) return;
    this.movements.push({ id: newId(), drug_id: drugId, batch_id: batchId, ...one });
  }

  private setRate(id: string, percent: number): void {
    this.rates.push({ id, basis_points: basisPointsOf(percent) });
  }

  /** The rate of a delivery, also where the drug has that rate. */
  setPaperRate(id: string, percent: number): void {
    this.paperRates.push({ id, basis_points: basisPointsOf(percent) });
  }

  /** `has` is the drug's GST rate so far. */
  change(id: string, changes: Changes, has: number | null | undefined): void {
    const { price, mrp, gst_percent: gst, quantity_in_stock: _, ...told } = changes;
    if (gst != null && gst !== has) this.setRate(id, gst);
    this.changes.push({ ...told, id, price_paise: price, mrp_paise: mrp });
    this.audited.push({ id: newId(), record_id: id, changes });
  }

  *pieces(): Generator<Piece> {
    const { drugs, changes, audited, rates, paperRates, batchMrps, batches, movements } = this;
    const ofDrugs = { drugs, changes, audited, rates, paper_rates: paperRates };
    const ofBatches = { expiries: this.expiries, batch_mrps: batchMrps, batches };
    const all = { ...ofDrugs, ...ofBatches, movements };
    for (const [name, rows] of Object.entries(all)) {
      for (const some of chunks(rows, AT_ONCE)) yield { name, json: JSON.stringify(some) };
    }
  }
}

function changesOf(rows: readonly DrugValues[]): Changes {
  const {
    name: _,
    batch_no: __,
    batch_mrp: _____,
    expiry_date: ___,
    buying_price: ____,
    ...changes
  } = detailsOf(rows);
  return changes;
}

/** A delivery adds one batch per row. Existing batches keep quantity, expiry and cost. */
function receive(writes: Writes, { id: known, rows }: DrugEntry, { drugs }: Shelf): void {
  const id = known ?? writes.addDrug(detailsOf(rows));
  for (const values of rows) {
    const batchId = writes.addBatch(id, originOf(values));
    const { quantity_in_stock: quantity = 0, free_quantity, remark } = values;
    writes.move(id, { batchId, kind: 'purchase', quantity, free_quantity, remark });
  }
  const { quantity_in_stock: _, ...changes } = changesOf(rows);
  if (changes.gst_percent != null) writes.setPaperRate(id, changes.gst_percent);
  if (known !== undefined && saysOther(changes, drugs.get(known))) {
    writes.change(known, changes, drugs.get(known)?.gst_percent);
  }
}

/** A price list changes the price of drugs that are there; a new one has no stock. */
function price(writes: Writes, { id, rows }: DrugEntry, { drugs }: Shelf): void {
  const details = detailsOf(rows);
  if (id === undefined) {
    writes.addBatch(writes.addDrug(details), { expiryDate: null, buyingPricePaise: null });
    return;
  }
  const drug = drugs.get(id);
  const prices = pricesOf(details, drug);
  if (saysOther(prices, drug)) writes.change(id, prices, null);
}

/**
 * A count posts the difference as a correction, and corrects the expiry of a batch that it names. The
 * cost of existing batches never changes.
 */
function count(writes: Writes, entry: DrugEntry, shelf: Shelf): void {
  const { id: known, rows } = entry;
  if (known === undefined) {
    const id = writes.addDrug(detailsOf(rows));
    for (const values of rows) {
      const batchId = writes.addBatch(id, originOf(values));
      const { quantity_in_stock: quantity = 0, remark } = values;
      writes.move(id, { batchId, kind: 'opening', quantity, remark });
    }
    return;
  }
  const found = shelf.batches.get(known) ?? [];
  const fixes = expiryFixes(rows, found);
  for (const { batch, expiry_date } of fixes) {
    writes.expiries.push({ id: batch.id, drug_id: known, expiry_date });
  }
  const batches = withFixes(found, fixes);
  const outcome = outcomeOfCount(rows, batches);
  const { stock, isMoved } = outcome;
  const changes = { ...changesOf(rows), ...(stock !== null && { quantity_in_stock: stock }) };
  if (!isMoved && !saysOther(changes, shelf.drugs.get(known))) return;
  writes.change(known, changes, shelf.drugs.get(known)?.gst_percent);
  for (const { batch, mrp_paise } of outcome.mrps) {
    writes.batchMrps.push({ id: batch.id, mrp_paise });
  }
  correct(writes, { id: known, rows, batches, ...outcome }, shelf);
}

type Counted = CountOutcome & {
  readonly id: string;
  readonly rows: readonly DrugValues[];
  readonly batches: readonly ShelfBatch[];
};

function correct(writes: Writes, counted: Counted, { today }: Shelf): void {
  const { id, rows, batches, stock, corrections } = counted;
  const held = batches.reduce((sum, { quantity }) => sum + quantity, 0);
  const change = (stock ?? held) - held;
  const remark = remarksOf(rows);
  const put = (batchId: string, quantity: number) =>
    writes.move(id, { batchId, kind: 'correction', quantity, remark });
  if (corrections) {
    for (const { batch, values, quantity } of corrections) {
      put(batch?.id ?? writes.addBatch(id, originOf(values)), quantity);
    }
  } else if (change > 0) {
    const { batch_mrp: mrp, ...told } = (rows.length === 1 && rows[0]) || {};
    const place = placeFor(batches, { ...told, mrp }, today);
    const newBatch = (origin: Origin) => writes.addBatch(id, { ...origin, mrpPaise: mrp ?? null });
    put('batch' in place ? place.batch.id : newBatch(place.origin), change);
  } else {
    for (const { batchId, quantity } of takeFrom(batches.toSorted(byExpiry), -change) ?? []) {
      put(batchId, -quantity);
    }
  }
}

/**
 * Yields the rows of a plan for `writeImportedDrugs`. A delivery adds one batch per row. A count
 * posts corrections: of each batch where its rows name batches, or else the difference of the sum, a
 * surplus to a batch with the given expiry and a shortage from the batch that expires first. A price
 * list posts nothing.
 */
export function importWrites(entries: readonly DrugEntry[], shelf: Shelf): Generator<Piece> {
  const write = { delivery: receive, count, prices: price }[shelf.mode];
  const writes = new Writes();
  for (const entry of entries) write(writes, entry, shelf);
  return writes.pieces();
}
