import { type Paise, paise } from '../kernel/numbers/money.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** How many days a stay counts: its started 24-hour periods, at least 1. */
export function daysStayed(admittedAt: Date, until: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - admittedAt.getTime()) / DAY_MS));
}

/** A stay with the charges fixed when it began, and what its bill's ledger says so far. */
export type StayAccount = {
  readonly admittedAt: Date;
  readonly dischargedAt: Date | null;
  readonly perDayCharge: Paise;
  /** Days that stand on the bill already. */
  readonly daysCharged: number;
  readonly ledgerDue: Paise;
  readonly totalPaid: Paise;
  readonly isCancelled: boolean;
};

/** The days that have begun and are not on the bill yet; none once the bill is cancelled. */
export function daysToCharge(stay: StayAccount, now: Date): number {
  if (stay.isCancelled) return 0;
  const days = daysStayed(stay.admittedAt, stay.dischargedAt ?? now);
  return Math.max(0, days - stay.daysCharged);
}

/**
 * What a stay comes to at a moment, in paise: the ledger and the days that it does not have yet. A
 * day that was charged once is never taken back, also when the clock is. What was paid ahead of it is the
 * deposit.
 */
export function accountOf(stay: StayAccount, now: Date) {
  const missing = daysToCharge(stay, now);
  const totalDue = paise(stay.ledgerDue + missing * stay.perDayCharge);
  return {
    daysStayed: Math.max(stay.daysCharged, daysStayed(stay.admittedAt, stay.dischargedAt ?? now)),
    totalDue,
    totalPaid: stay.totalPaid,
    balance: paise(Math.max(0, totalDue - stay.totalPaid)),
    deposit: paise(Math.max(0, stay.totalPaid - totalDue)),
  };
}

/** Whether the bill of a stay is done with: discharged, and nothing left to pay. */
export function isSettled(stay: Pick<StayAccount, 'dischargedAt'>, balance: Paise): boolean {
  return stay.dischargedAt !== null && balance === 0;
}
