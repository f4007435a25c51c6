import { WHOLE_BASIS_POINTS } from '#contract/billing/bill-total.rules.ts';
import type { Row } from './book.ts';
import { financialYear } from './calendar.ts';
import { PHARMACY_TAX_BASIS_POINTS } from './data/staff.ts';
import type { Bill, Mode, Payments } from './payments.ts';
import type { World } from './world.ts';

export type Item = Pick<Row<'bill_items'>, 'type' | 'name' | 'quantity' | 'price_paise'> & {
  readonly drug_id?: string;
  readonly lab_test_id?: string;
};

/** A follow-up of a paid consultation: with a reason it is not charged. */
type Waived = { readonly of: string; readonly reason?: string };

type NewBill = Pick<Row<'bills'>, 'type' | 'patient_id'> & {
  readonly visit_id?: string;
  readonly pharmacy_order_id?: string;
  readonly lab_order_id?: string;
  readonly items: readonly Item[];
  /** Omitted for an admission, which is paid in parts. */
  readonly mode?: Mode;
  readonly discountBasisPoints?: number;
  readonly followUp?: Waived;
  readonly by: string;
};

/** Creates the demo's bills with their ledger rows. */
export class Bills {
  readonly all: Bill[] = [];
  readonly #world: World;
  readonly #payments: Payments;

  constructor(world: World, payments: Payments) {
    this.#world = world;
    this.#payments = payments;
  }

  /** Creates a bill. Cash, UPI and card are paid at once; most online payments succeed. */
  make(moment: Date, wanted: NewBill): Bill {
    const { book, clinicId } = this.#world;
    const year = financialYear(moment);
    const { followUp } = wanted;
    const isWaived = followUp?.reason !== undefined;
    const discount = isWaived ? WHOLE_BASIS_POINTS : (wanted.discountBasisPoints ?? 0);
    const row = book.add('bills', {
      clinic_id: clinicId,
      id: this.#world.id(moment),
      financial_year: year,
      number: this.#world.number(`bill ${year}`),
      patient_id: wanted.patient_id,
      type: wanted.type,
      payment_mode: isWaived ? null : (wanted.mode ?? null),
      discount_basis_points: discount,
      waived_as: isWaived ? 'follow_up' : null,
      waived_reason: followUp?.reason ?? null,
      follow_up_of: followUp?.of ?? null,
      visit_id: wanted.visit_id ?? null,
      pharmacy_order_id: wanted.pharmacy_order_id ?? null,
      lab_order_id: wanted.lab_order_id ?? null,
      created_at: moment,
      updated_at: moment,
      created_by: wanted.by,
    });
    const bill: Bill = {
      id: row.id,
      payments: [],
      due: 0,
      paid: 0,
      items: 0,
      status: 'pending',
      cancelReason: null,
      updatedAt: moment,
    };
    this.all.push(bill);
    for (const item of wanted.items) this.addItem(moment, bill, { ...item, by: wanted.by });
    const off = Math.round((bill.due * discount) / 10_000);
    if (off > 0) this.#credit(moment, bill, { kind: 'discount', amount: off, by: wanted.by });
    if (isWaived) bill.status = 'paid';
    else if (wanted.mode) this.#payAtTheCounter(moment, bill, { mode: wanted.mode, by: wanted.by });
    return bill;
  }

  addItem(moment: Date, bill: Bill, { by, ...item }: Item & { by: string }): void {
    const total = item.quantity * item.price_paise;
    this.#world.book.add('bill_items', {
      clinic_id: this.#world.clinicId,
      id: this.#world.id(moment),
      bill_id: bill.id,
      position: bill.items,
      type: item.type,
      name: item.name,
      quantity: item.quantity,
      price_paise: item.price_paise,
      total_paise: total,
      tax_basis_points: item.type === 'pharmacy' ? PHARMACY_TAX_BASIS_POINTS : 0,
      drug_id: item.drug_id ?? null,
      lab_test_id: item.lab_test_id ?? null,
      created_at: moment,
      created_by: by,
    });
    bill.items += 1;
    bill.due += total;
    bill.updatedAt = moment;
  }

  #payAtTheCounter(moment: Date, bill: Bill, { mode, by }: { mode: Mode; by: string }): void {
    const { random, agenda } = this.#world;
    if (mode !== 'online' || random.chance(0.93)) {
      this.#payments.pay(moment, bill, { amount: bill.due, mode, by });
      bill.status = 'paid';
      return;
    }
    // The online payment failed: some patients pay at the counter in two parts, some never.
    if (random.chance(0.3)) return;
    for (const minutes of [20, 90]) {
      agenda.plan(this.#world.later(moment, minutes), (then) => {
        if (bill.status !== 'pending') return;
        const rest = bill.due - bill.paid;
        const amount = minutes === 20 ? Math.floor(rest / 2) : rest;
        this.#payments.pay(then, bill, { amount, mode: 'cash', by });
        if (bill.paid === bill.due) bill.status = 'paid';
      });
    }
  }

  /** Credits part of a bill, and first refunds what was paid above the rest. */
  giveBack(moment: Date, bill: Bill, options: { amount: number; note: string; by: string }): void {
    const amount = Math.min(options.amount, bill.due);
    this.#payments.refund(moment, bill, {
      amount: bill.paid - (bill.due - amount),
      by: options.by,
    });
    this.#credit(moment, bill, { ...options, kind: 'return', amount });
  }

  cancel(moment: Date, bill: Bill, { reason, by }: { reason: string; by: string }): void {
    this.#payments.refund(moment, bill, { amount: bill.paid, by });
    this.#credit(moment, bill, { kind: 'cancellation', amount: bill.due, note: reason, by });
    bill.status = 'cancelled';
    bill.cancelReason = reason;
  }

  #credit(
    moment: Date,
    bill: Bill,
    credit: {
      kind: 'discount' | 'return' | 'cancellation';
      amount: number;
      note?: string;
      by: string;
    },
  ): void {
    if (credit.amount === 0) return;
    this.#world.book.add('bill_credits', {
      clinic_id: this.#world.clinicId,
      id: this.#world.id(moment),
      bill_id: bill.id,
      kind: credit.kind,
      amount_paise: credit.amount,
      note: credit.note ?? null,
      created_at: moment,
      created_by: credit.by,
    });
    bill.due -= credit.amount;
    bill.updatedAt = moment;
  }
}
