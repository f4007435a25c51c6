import { DAY_MS } from '../kernel/dates.ts';
import { type Paise, paise } from '../kernel/numbers/money.ts';

/** The number of charged days: started 24-hour periods, at least 1. */
export function daysStayed(admittedAt: Date, until: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - admittedAt.getTime()) / DAY_MS));
}

/** A stay: the charges fixed at admission and the current sums of its bill's ledger. */
export type StayAccount = {
  readonly admittedAt: Date;
  readonly dischargedAt: Date | null;
  readonly perDayCharge: Paise;
  /** Days that the bill already has. */
  readonly daysCharged: number;
  readonly ledgerDue: Paise;
  readonly totalPaid: Paise;
  readonly isCancelled: boolean;
};

/** Started days that the bill does not have yet; 0 once the bill is cancelled. */
export function daysToCharge(stay: StayAccount, now: Date): number {
  if (stay.isCancelled) return 0;
  const days = daysStayed(stay.admittedAt, stay.dischargedAt ?? now);
  return Math.max(0, days - stay.daysCharged);
}

/**
 * The total of a stay at a given time, in paise: the ledger plus the days that are not on it yet. A
 * charged day is never removed, even when the clock is set back. Payments above the current due are
 * the deposit.
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

/** Whether the bill of a stay is settled: the patient is discharged and nothing is left to pay. */
export function isSettled(stay: Pick<StayAccount, 'dischargedAt'>, balance: Paise): boolean {
  return stay.dischargedAt !== null && balance === 0;
}
