import { readFacts } from '../pharmacy/index.ts';
import type { Row } from './book.ts';
import { at, DAYS_OF_VISITS, daysBefore } from './calendar.ts';
import { type DemoDrug, DRUGS, type DrugKey } from './data/drugs.ts';
import type { World } from './world.ts';

type Batch = { readonly id: string; readonly expiry: string; quantity: number };
type Stocked = DemoDrug & { readonly id: string; readonly batches: Batch[] };
type Movement = Row<'stock_movements'>;
type Kind = Movement['kind'];
/** A quantity taken from, or returned to, one batch. */
export type Portion = { readonly batchId: string; readonly quantity: number };

/** A batch from a supplier. */
export type Delivery = {
  readonly at: Date;
  readonly key: DrugKey;
  readonly batch: Row<'drug_batches'>;
  readonly movement: Movement;
};

/** Invented makers. */
const MAKERS = ['Aravalli Remedies', 'Konkan Biotech', 'Sahyadri Pharma'];
/** The names of the demo lack the form of tablets and capsules alone. */
const FORMS_OF: Readonly<Record<DemoDrug['unit'], (name: string) => string>> = {
  tablet: (name) => `${name} Tablet`,
  capsule: (name) => `${name} Capsule`,
  strip: (name) => `${name} Tablet`,
  bottle: (name) => name,
  tube: (name) => name,
  sachet: (name) => name,
  inhaler: (name) => name,
};

const ALL = Object.keys(DRUGS) as DrugKey[];
/** Not delivered, so their stock runs low. */
const NOT_DELIVERED: readonly DrugKey[] = ['budesonide', 'calamine', 'permethrin', 'flunarizine'];
/** Not sold: the first batch has expired by now. */
const OVER_DATED: readonly DrugKey[] = ['ibuprofen'];
/** Overstocked: some is left when the expiry is near. */
const SHORT_DATED: readonly DrugKey[] = ['ciprofloxacinEar', 'albendazole', 'tranexamic'];

/** The pharmacy's stock: batches sold by earliest expiry, never after it. */
export class Shelf {
  readonly #world: World;
  readonly #drugs: ReadonlyMap<DrugKey, Stocked>;
  /** In the order of time. */
  readonly deliveries: Delivery[] = [];

  constructor(world: World) {
    this.#world = world;
    const moment = at(daysBefore(world.now, DAYS_OF_VISITS), 8);
    this.#drugs = new Map(ALL.map((key, n) => [key, this.#enter(DRUGS[key], n, moment)]));
    for (const key of ALL) this.#open(key, moment);
  }

  #enter(drug: DemoDrug, n: number, moment: Date): Stocked {
    const id = this.#world.id(moment);
    const facts = readFacts(FORMS_OF[drug.unit](drug.name));
    this.#world.book.add('drugs', {
      clinic_id: this.#world.clinicId,
      id,
      name: drug.name,
      description: drug.description,
      price_paise: drug.price,
      unit: drug.unit,
      supplier: drug.supplier,
      box_number: `${'ABCDEF'[n % 6]}${1 + Math.floor(n / 6)}`,
      generic_name: facts.generic,
      schedule: facts.schedule?.value ?? null,
      hsn: facts.hsn?.value ?? null,
      manufacturer: MAKERS[n % MAKERS.length] ?? null,
      created_at: moment,
      updated_at: moment,
      created_by: this.#world.member('pharmacy').id,
    });
    return { ...drug, id, batches: [] };
  }

  #open(key: DrugKey, moment: Date): void {
    const { random } = this.#world;
    const { keep } = this.drug(key);
    let soon = random.int(60, 300);
    if (SHORT_DATED.includes(key)) soon = DAYS_OF_VISITS + 14;
    if (OVER_DATED.includes(key)) soon = DAYS_OF_VISITS - 30;
    this.#receive(moment, key, { kind: 'opening', quantity: Math.ceil(keep * 0.25), days: soon });
    const days = random.int(330, 800);
    this.#receive(moment, key, { kind: 'opening', quantity: Math.ceil(keep * 0.5), days });
  }

  drug(key: DrugKey): Stocked {
    const drug = this.#drugs.get(key);
    if (!drug) throw new Error(`The demo pharmacy has no ${key}.`);
    return drug;
  }

  #sellable(key: DrugKey, moment: Date): Batch[] {
    const { date } = daysBefore(moment, 0);
    return this.drug(key)
      .batches.filter((batch) => batch.quantity > 0 && batch.expiry > date)
      .sort((one, other) => one.expiry.localeCompare(other.expiry));
  }

  available(key: DrugKey, moment: Date): number {
    return this.#sellable(key, moment).reduce((sum, batch) => sum + batch.quantity, 0);
  }

  /** Sells a line. The stock must suffice. */
  sell(moment: Date, key: DrugKey, line: { id: string; quantity: number; by: string }): Portion[] {
    const portions: Portion[] = [];
    let left = line.quantity;
    for (const batch of this.#sellable(key, moment)) {
      const quantity = Math.min(left, batch.quantity);
      if (quantity === 0) break;
      this.#move(moment, key, { batch, quantity: -quantity, kind: 'sale', ...this.#of(line) });
      portions.push({ batchId: batch.id, quantity });
      left -= quantity;
    }
    if (left > 0) throw new RangeError(`Too little of ${key} on the shelf.`);
    return portions;
  }

  #of(line: { id: string; by: string }) {
    return { lineId: line.id, by: line.by };
  }

  /** Returns all or part of a line to the batches it came from. */
  putBack(
    moment: Date,
    key: DrugKey,
    line: { id: string; by: string; portions: readonly Portion[]; quantity: number },
    kind: 'cancellation' | 'return',
  ): void {
    let left = line.quantity;
    for (const portion of line.portions) {
      const quantity = Math.min(left, portion.quantity);
      const batch = this.drug(key).batches.find((one) => one.id === portion.batchId);
      if (quantity === 0 || !batch) continue;
      this.#move(moment, key, { batch, quantity, kind, ...this.#of(line) });
      left -= quantity;
    }
  }

  /** The pharmacist's work before opening: reorders, removes expired stock, counts. */
  morningRound(moment: Date): void {
    const { random } = this.#world;
    const { date } = daysBefore(moment, 0);
    for (const key of ALL) {
      const { keep, batches } = this.drug(key);
      for (const batch of batches) {
        if (batch.quantity === 0 || batch.expiry > date || random.chance(0.5)) continue;
        this.#move(moment, key, { batch, quantity: -batch.quantity, kind: 'expiry' });
      }
      const runsOut = this.available(key, moment) < keep * 0.3;
      if (runsOut && !NOT_DELIVERED.includes(key) && random.chance(0.6)) {
        const quantity = Math.ceil(keep * random.between(0.5, 0.8));
        this.#receive(moment, key, { kind: 'purchase', quantity, days: random.int(200, 700) });
      }
    }
    if (random.chance(0.25)) this.#lose(moment, random.chance(0.6) ? 'damage' : 'correction');
  }

  #lose(moment: Date, kind: 'damage' | 'correction'): void {
    const key = this.#world.random.pick(ALL);
    const [batch] = this.#sellable(key, moment);
    if (!batch) return;
    const quantity = -Math.min(batch.quantity, this.#world.random.int(1, 4));
    this.#move(moment, key, { batch, quantity, kind });
  }

  #receive(
    moment: Date,
    key: DrugKey,
    received: { kind: 'opening' | 'purchase'; quantity: number; days: number },
  ): void {
    const drug = this.drug(key);
    const id = this.#world.id(moment);
    const expiry = daysBefore(moment, -received.days).date;
    const row = this.#world.book.add('drug_batches', {
      clinic_id: this.#world.clinicId,
      id,
      drug_id: drug.id,
      batch_no: `${drug.name.slice(0, 2).toUpperCase()}${this.#world.random.int(1_000, 9_999)}`,
      expiry_date: expiry,
      buying_price_paise: Math.round(drug.cost * this.#world.random.between(0.95, 1.05)),
      created_at: moment,
      created_by: this.#world.member('pharmacy').id,
    });
    const batch = { id, expiry, quantity: 0 };
    drug.batches.push(batch);
    const { quantity, kind } = received;
    const movement = this.#move(moment, key, { batch, quantity, kind });
    if (kind === 'purchase') this.deliveries.push({ at: moment, key, batch: row, movement });
  }

  /** Sends pieces of a delivery back to its supplier; undefined when too few are left. */
  sendBack(moment: Date, { key, batch: { id } }: Delivery, quantity: number): Movement | undefined {
    const batch = this.drug(key).batches.find((one) => one.id === id);
    if (!batch || batch.quantity < quantity) return undefined;
    return this.#move(moment, key, { batch, quantity: -quantity, kind: 'supplier-return' });
  }

  #move(
    moment: Date,
    key: DrugKey,
    moved: { batch: Batch; quantity: number; kind: Kind; lineId?: string; by?: string },
  ): Movement {
    moved.batch.quantity += moved.quantity;
    return this.#world.book.add('stock_movements', {
      clinic_id: this.#world.clinicId,
      id: this.#world.id(moment),
      drug_id: this.drug(key).id,
      batch_id: moved.batch.id,
      order_line_id: moved.lineId ?? null,
      import_id: null,
      kind: moved.kind,
      quantity: moved.quantity,
      at: moment,
      created_by: moved.by ?? this.#world.member('pharmacy').id,
    });
  }
}
