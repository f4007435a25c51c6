import { financialYear } from '#contract/billing/bill-total.rules.ts';
import type {
  enterCash as enterEndpoint,
  reverseCash as reverseEndpoint,
} from '#contract/books/books.endpoints.ts';
import { BOOKS_MESSAGES as M } from '#contract/books/books.messages.ts';
import type { CashEntry } from '#contract/books/cash-book.ts';
import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { nextNumber } from '../platform/db/number-series.ts';
import { conflict, invalidField, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { findCashEntry } from './cash-book.store.ts';
import { presentCashEntry } from './read-cash-book.ts';

type NewEntry = {
  readonly day: string;
  readonly amount: number;
  readonly particulars: string;
  readonly reverses?: string;
};

/** Takes the next voucher of a day's year. */
function nextVoucher({ tx, actor }: ClinicScope, day: string): Promise<number> {
  return nextNumber(tx, { clinicId: actor.clinicId, name: `cash ${financialYear(day)}` });
}

/**
 * Inserts an entry with the next voucher, and returns its id. The series stays locked until the
 * transaction ends. A negative amount is paid out.
 */
export async function writeCashEntry(scope: ClinicScope, entry: NewEntry): Promise<string> {
  const id = await insertEntry(scope, entry, await nextVoucher(scope, entry.day));
  scope.changed('bills', id);
  return id;
}

async function insertEntry(
  { tx, actor, now, newId }: ClinicScope,
  { day, amount, particulars, reverses }: NewEntry,
  number: number,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('cash_entries')
    .values({
      ...{ clinic_id: actor.clinicId, id, day, number, particulars },
      financial_year: financialYear(day),
      amount_paise: amount,
      reverses_id: reverses ?? null,
      created_at: now,
      created_by: actor.id,
    })
    .execute();
  return id;
}

async function readEntry({ tx }: ClinicScope, id: string): Promise<CashEntry> {
  const row = await findCashEntry(tx, id);
  if (!row) throw notFound();
  return presentCashEntry(row);
}

/** Enters cash other than the payments of patients. Throws 400 for a day after today. */
export async function enterCash(
  scope: ClinicScope,
  { body }: EndpointRequest<typeof enterEndpoint>,
): Promise<CashEntry> {
  const { day, direction, amount, particulars } = body;
  if (day > scope.today) throw invalidField('day', M.inFuture);
  const signed = direction === 'out' ? -amount : amount;
  const id = await writeCashEntry(scope, { day, amount: signed, particulars });
  await scope.audit('enter-cash', { type: 'cash-entry', id }, { day, amount: signed, particulars });
  return readEntry(scope, id);
}

/**
 * Reverses an entry by its opposite of today. Throws 404 for an unknown one, and 409 for one that is
 * reversed, is itself a reversal, or is a payment to a supplier; also for the second of two
 * concurrent calls.
 */
export async function reverseCash(
  scope: ClinicScope,
  { params: { id } }: EndpointRequest<typeof reverseEndpoint>,
): Promise<CashEntry> {
  const { today } = scope;
  await readEntry(scope, id);
  // The series serializes the calls: the entry is read again as the one before left it.
  const number = await nextVoucher(scope, today);
  const entry = await readEntry(scope, id);
  if (entry.isReversed || entry.reverses !== null) throw conflict(M.alreadyReversed);
  if (entry.supplierId) throw conflict(M.ofSupplier);
  const { amount, particulars } = entry;
  const opposite = { day: today, amount: -amount, particulars, reverses: id };
  const reversal = await insertEntry(scope, opposite, number);
  await scope.audit('reverse-cash', { type: 'cash-entry', id: reversal }, { reverses: id });
  scope.changed('bills', reversal);
  return readEntry(scope, reversal);
}
