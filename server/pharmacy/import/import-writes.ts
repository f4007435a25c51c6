import { v7 as newId } from 'uuid';
import { nameKey } from '#contract/kernel/name-key.ts';
import type { ImportMode } from '#contract/pharmacy/drug-import.ts';
import { chunks } from '../../platform/spreadsheet/import.ts';
import type { Piece } from '../../platform/spreadsheet/reader-messages.ts';
import { byExpiry, placeFor, takeFrom } from '../inventory/allocation.rules.ts';
import type { LockedBatch } from '../inventory/stock.store.ts';
import type { DrugValues } from './import-columns.ts';
import { type KnownDrug, newDrug, type planDrugs, saysOther } from './import-plan.ts';

type Plan = Pick<ReturnType<typeof planDrugs>, 'additions' | 'updates'>;
type Shelf = {
  readonly mode: ImportMode;
  readonly today: string;
  readonly drugs: ReadonlyMap<string, KnownDrug>;
  /** The locked batches of each drug in the file. */
  readonly batches: ReadonlyMap<string, readonly LockedBatch[]>;
};
type Origin = {
  expiryDate: string | null;
  buyingPricePaise: number | null;
  batchNo?: string | null;
};
type Changes = Omit<DrugValues, 'name' | 'batch_no'>;

/** Rows per statement, few enough to parse quickly. */
const AT_ONCE = 500;

/** Collects the rows that an import writes, in a valid order. */
class Writes {
  readonly drugs: object[] = [];
  readonly changes = new Map<string, Changes>();
  readonly audited: object[] = [];
  readonly batches: object[] = [];
  readonly movements: object[] = [];

  addDrug(values: DrugValues, kind: 'opening' | 'purchase'): string {
    const { price, batch_no, expiry_date, buying_price, quantity_in_stock, ...drug } =
      newDrug(values);
    const id = newId();
    this.drugs.push({ ...drug, id, price_paise: price });
    const origin = {
      expiryDate: expiry_date,
      buyingPricePaise: buying_price,
      batchNo: batch_no ?? null,
    };
    this.move(id, { batchId: this.addBatch(id, origin), kind, quantity: quantity_in_stock });
    return id;
  }

  addBatch(drugId: string, { expiryDate, buyingPricePaise, batchNo = null }: Origin): string {
    const id = newId();
    const origin = { expiry_date: expiryDate, buying_price_paise: buyingPricePaise };
    this.batches.push({ id, drug_id: drugId, batch_no: batchNo, ...origin });
    return id;
  }

  move(drugId: string, { batchId, ...one }: { batchId: string; kind: string; quantity: number }) {
    if (one.quantity === 0) return;
    this.movements.push({ id: newId(), drug_id: drugId, batch_id: batchId, ...one });
  }

  /** Of several rows of one drug, the last value of a field counts. */
  change(id: string, changes: Changes): void {
    this.changes.set(id, { ...this.changes.get(id), ...changes });
    this.audited.push({ id: newId(), record_id: id, changes });
  }

  *pieces(): Generator<Piece> {
    const changes = [...this.changes].map(([id, { price, ...told }]) => ({
      ...told,
      id,
      price_paise: price,
    }));
    const { drugs, audited, batches, movements } = this;
    for (const [name, rows] of Object.entries({ drugs, changes, audited, batches, movements })) {
      for (const some of chunks(rows, AT_ONCE)) yield { name, json: JSON.stringify(some) };
    }
  }
}

/** A delivery adds one batch per row. Existing batches keep quantity, expiry and cost. */
function receive(writes: Writes, { additions, updates }: Plan, { drugs }: Shelf): void {
  const put = (id: string, values: Omit<DrugValues, 'name'>) => {
    const { expiry_date = null, buying_price = null, batch_no = null } = values;
    const origin = { expiryDate: expiry_date, buyingPricePaise: buying_price, batchNo: batch_no };
    const quantity = values.quantity_in_stock ?? 0;
    writes.move(id, { batchId: writes.addBatch(id, origin), kind: 'purchase', quantity });
  };
  for (const [first, ...further] of Map.groupBy(additions, ({ name }) => nameKey(name)).values()) {
    if (!first) continue;
    const id = writes.addDrug(first, 'purchase');
    for (const values of further) put(id, values);
  }
  for (const { id, values } of updates) {
    put(id, values);
    const {
      batch_no: _,
      quantity_in_stock: __,
      expiry_date: ___,
      buying_price: ____,
      ...changes
    } = values;
    if (saysOther(changes, drugs.get(id))) writes.change(id, changes);
  }
}

/**
 * A count posts the difference as a correction. The expiry and cost of existing batches never
 * change.
 */
function count(writes: Writes, { additions, updates }: Plan, shelf: Shelf): void {
  for (const values of additions) writes.addDrug(values, 'opening');
  for (const { id, values } of updates) {
    const { batch_no: _, ...changes } = values;
    if (!saysOther(changes, shelf.drugs.get(id))) continue;
    writes.change(id, changes);
    correct(writes, id, changes, shelf);
  }
}

function correct(writes: Writes, id: string, changes: Changes, shelf: Shelf): void {
  const batches = shelf.batches.get(id) ?? [];
  const held = batches.reduce((sum, { quantity }) => sum + quantity, 0);
  const change = (changes.quantity_in_stock ?? held) - held;
  if (change > 0) {
    const place = placeFor(batches, changes, shelf.today);
    const batchId = 'batch' in place ? place.batch.id : writes.addBatch(id, place.origin);
    writes.move(id, { batchId, kind: 'correction', quantity: change });
    return;
  }
  for (const { batchId, quantity } of takeFrom(batches.toSorted(byExpiry), -change) ?? []) {
    writes.move(id, { batchId, kind: 'correction', quantity: -quantity });
  }
}

/**
 * Yields the rows of a plan for `writeImportedDrugs`. A delivery adds one batch per row. A count
 * posts its difference as a correction: a surplus to a batch with the given expiry, a shortage from
 * the batch that expires first.
 */
export function importWrites(plan: Plan, shelf: Shelf): Generator<Piece> {
  const writes = new Writes();
  if (shelf.mode === 'delivery') receive(writes, plan, shelf);
  else count(writes, plan, shelf);
  return writes.pieces();
}
