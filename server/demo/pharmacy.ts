import type { Bills } from './bills.ts';
import type { Row } from './book.ts';
import { after, DAY, MINUTE } from './calendar.ts';
import type { DemoPrescription } from './data/illnesses.ts';
import type { Patient } from './patients.ts';
import type { Bill, Payments } from './payments.ts';
import type { Portion, Shelf } from './shelf.ts';
import type { World } from './world.ts';

type Line = {
  readonly prescribed: DemoPrescription;
  readonly row: Row<'pharmacy_order_lines'>;
  portions: Portion[];
};
type Order = { readonly row: Row<'pharmacy_orders'>; readonly lines: readonly Line[] };

/** The demo's pharmacy orders, from prescribing to returns. */
export class Pharmacy {
  readonly #world: World;
  readonly #bills: Bills;
  readonly #payments: Payments;
  readonly #shelf: Shelf;

  constructor(world: World, rooms: { bills: Bills; payments: Payments; shelf: Shelf }) {
    this.#world = world;
    this.#bills = rooms.bills;
    this.#payments = rooms.payments;
    this.#shelf = rooms.shelf;
  }

  /** Orders the drugs in stock, and writes a prescription for the others. */
  prescribe(
    moment: Date,
    wanted: {
      patient: Patient;
      visitId: string;
      doctorId: string;
      drugs: readonly DemoPrescription[];
    },
  ): void {
    const { random, book, clinicId, agenda } = this.#world;
    const chosen = wanted.drugs.filter(({ chance }) => random.chance(chance));
    const here = chosen.filter(
      ({ drug, perDay, days }) => this.#shelf.available(drug, moment) >= perDay * days,
    );
    if (chosen.length === 0) return;
    const missing = chosen
      .filter((prescribed) => !here.includes(prescribed))
      .map(({ drug, directions }) => `${this.#shelf.drug(drug).name}: ${directions}`);
    const row = book.add('pharmacy_orders', {
      clinic_id: clinicId,
      id: this.#world.id(moment),
      patient_id: wanted.patient.id,
      visit_id: wanted.visitId,
      status: 'pending',
      prescription_for_unavailable_drugs: missing.join('\n'),
      created_at: moment,
      updated_at: moment,
      created_by: wanted.doctorId,
      dispensed_at: null,
      dispensed_by: null,
    });
    const order = { row, lines: here.map((drug, n) => this.#line(moment, row, drug, n)) };
    const comesToBuy = order.lines.length > 0 && random.chance(0.86);
    if (comesToBuy) {
      agenda.plan(this.#world.soon(moment, 4, 16), (then) => this.#sell(then, order));
    } else {
      agenda.plan(this.#world.closing(moment), (then) => move(order, 'cancelled', then));
    }
  }

  #line(moment: Date, order: Order['row'], prescribed: DemoPrescription, position: number): Line {
    const drug = this.#shelf.drug(prescribed.drug);
    const row = this.#world.book.add('pharmacy_order_lines', {
      clinic_id: this.#world.clinicId,
      id: this.#world.id(moment),
      order_id: order.id,
      drug_id: drug.id,
      position,
      name: drug.name,
      quantity: prescribed.perDay * prescribed.days,
      prescribed_by: order.created_by,
      prescribed_quantity: prescribed.perDay * prescribed.days,
      tablets_per_day: prescribed.perDay,
      number_of_days: prescribed.days,
      directions_to_use: prescribed.directions,
      price_paise: drug.price,
      returned_quantity: 0,
    });
    return { prescribed, row, portions: [] };
  }

  #sell(moment: Date, order: Order): void {
    const { random, agenda } = this.#world;
    const by = this.#world.member('pharmacy').id;
    const isThere = ({ prescribed, row }: Line) =>
      this.#shelf.available(prescribed.drug, moment) >= row.quantity;
    if (!order.lines.every(isThere)) {
      agenda.plan(this.#world.closing(moment), (then) => move(order, 'cancelled', then));
      return;
    }
    move(order, 'billed', moment);
    for (const { row, ...line } of order.lines) {
      const sold = { id: row.id, quantity: row.quantity, by };
      line.portions.push(...this.#shelf.sell(moment, line.prescribed.drug, sold));
    }
    const bill = this.#bills.make(moment, {
      type: 'pharmacy',
      patient_id: order.row.patient_id,
      pharmacy_order_id: order.row.id,
      items: order.lines.map(({ row }) => ({
        type: 'pharmacy',
        name: row.name,
        quantity: row.quantity,
        price_paise: Number(row.price_paise),
        drug_id: row.drug_id,
      })),
      mode: this.#payments.anyMode(),
      discountBasisPoints: random.chance(0.12) ? random.pick([500, 1_000, 1_250]) : 0,
      by,
    });
    if (random.chance(0.015)) {
      agenda.plan(this.#world.soon(moment, 3, 9), (then) => this.#cancel(then, order, bill));
    } else if (random.chance(0.995)) {
      agenda.plan(this.#world.soon(moment, 4, 22), (then) => this.#dispense(then, order, bill));
    }
  }

  #dispense(moment: Date, order: Order, bill: Bill): void {
    const { random, agenda } = this.#world;
    move(order, 'dispensed', moment);
    order.row.dispensed_at = moment;
    order.row.dispensed_by = this.#world.member('pharmacy').id;
    if (!random.chance(0.03) || bill.status !== 'paid') return;
    const later = after(moment, random.between(0.1, 3) * (DAY / MINUTE));
    agenda.plan(later, (then) => this.#takeBack(then, order, bill));
  }

  #cancel(moment: Date, order: Order, bill: Bill): void {
    const by = this.#world.member('admin').id;
    move(order, 'cancelled', moment);
    for (const { row, prescribed, portions } of order.lines) {
      const line = { id: row.id, by, portions, quantity: row.quantity };
      this.#shelf.putBack(moment, prescribed.drug, line, 'cancellation');
    }
    this.#bills.cancel(moment, bill, { reason: 'Patient does not want the medicines', by });
  }

  #takeBack(moment: Date, order: Order, bill: Bill): void {
    const { random } = this.#world;
    const { row, prescribed, portions } = random.pick(order.lines);
    const by = this.#world.member('pharmacy').id;
    const quantity = random.int(1, row.quantity);
    row.returned_quantity = quantity;
    this.#shelf.putBack(moment, prescribed.drug, { id: row.id, by, portions, quantity }, 'return');
    const worth = bill.due * ((quantity * Number(row.price_paise)) / total(order));
    this.#bills.giveBack(moment, bill, {
      amount: Math.round(worth),
      note: `${row.name} × ${quantity}`,
      by,
    });
  }
}

function total(order: Order): number {
  return order.lines.reduce((sum, { row }) => sum + row.quantity * Number(row.price_paise), 0);
}

function move(order: Order, status: 'billed' | 'dispensed' | 'cancelled', moment: Date): void {
  order.row.status = status;
  order.row.updated_at = moment;
}
