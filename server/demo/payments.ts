import { paidInSandbox } from '../payment-sandbox/index.ts';
import type { World } from './world.ts';

export type Mode = 'cash' | 'upi' | 'card' | 'online';

/** A bill with the running totals of its rows. */
export type Bill = {
  readonly id: string;
  readonly payments: { id: string; mode: Mode; left: number }[];
  due: number;
  paid: number;
  items: number;
  status: 'pending' | 'paid' | 'cancelled';
  cancelReason: string | null;
  updatedAt: Date;
};

const MODES = [
  { weight: 42, mode: 'cash' },
  { weight: 43, mode: 'upi' },
  { weight: 9, mode: 'card' },
  { weight: 6, mode: 'online' },
] as const;

/** Payments and refunds on the demo's bills. */
export class Payments {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  anyMode(): Mode {
    return this.#world.random.weighted(MODES).mode;
  }

  pay(
    moment: Date,
    bill: Bill,
    payment: { amount: number; mode: Mode; by: string; isDeposit?: boolean },
  ): void {
    if (payment.amount <= 0) return;
    const id = this.#world.id(moment);
    const { mode, amount } = payment;
    this.#write(moment, bill, {
      id,
      mode,
      amount,
      by: payment.by,
      refundOf: null,
      isDeposit: payment.isDeposit ?? false,
    });
    bill.payments.push({ id, mode, left: amount });
  }

  /** Refunds from the newest payment on, each in its own mode. */
  refund(moment: Date, bill: Bill, { amount, by }: { amount: number; by: string }): void {
    let left = amount;
    for (const payment of bill.payments.toReversed()) {
      const back = Math.min(left, payment.left);
      if (back <= 0) continue;
      const id = this.#world.id(moment);
      this.#write(moment, bill, {
        id,
        mode: payment.mode,
        amount: -back,
        by,
        refundOf: payment.id,
        isDeposit: false,
      });
      payment.left -= back;
      left -= back;
    }
  }

  #write(
    moment: Date,
    bill: Bill,
    payment: {
      id: string;
      mode: Mode;
      amount: number;
      by: string;
      refundOf: string | null;
      isDeposit: boolean;
    },
  ): void {
    const isOnline = payment.mode === 'online';
    const news = `${payment.amount > 0 ? 'pay' : 'rfnd'}_demo_${payment.id.slice(-12)}`;
    this.#world.book.add('bill_payments', {
      clinic_id: this.#world.clinicId,
      id: payment.id,
      bill_id: bill.id,
      amount_paise: payment.amount,
      mode: payment.mode,
      refund_of: payment.refundOf,
      refunded_mode: payment.refundOf === null ? null : payment.mode,
      provider_payment_id: isOnline ? news : null,
      from_sandbox: isOnline,
      is_deposit: payment.isDeposit,
      paid_at: moment,
      created_by: isOnline && payment.amount > 0 ? null : payment.by,
    });
    if (isOnline && payment.amount > 0) this.#keepAtSandbox(moment, news, payment.amount);
    bill.paid += payment.amount;
    bill.updatedAt = moment;
  }

  /** Stores an online payment in the sandbox, so that it can be refunded there. */
  #keepAtSandbox(moment: Date, id: string, amount: number): void {
    this.#world.book.add('sandbox_entities', {
      id,
      kind: 'payment',
      parent_id: null,
      body: paidInSandbox({ id, amount, at: moment }),
      created_at: moment,
    });
  }
}
