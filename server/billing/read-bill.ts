import type { BillDetails } from '#contract/billing/bill.ts';
import { notFound } from '../platform/errors.ts';
import { atOnce } from '../platform/round-trips/at-once.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { presentBillDetails } from './bill.present.ts';
import { findBillRow, findBillsOfPatient } from './bill.store.ts';
import { readLedger } from './bill-ledger.store.ts';
import { findSeller } from './seller.store.ts';

/** A bill with its items, credits and payments. Throws 404 for an unknown one. */
export async function readBill({ tx }: ClinicScope, id: string): Promise<BillDetails> {
  const row = await findBillRow(tx, id);
  if (!row) throw notFound();
  return presentBillDetails(row, ...(await atOnce([readLedger(tx, id), findSeller(tx, id)])));
}

/** All bills of a patient with their items, credits and payments, newest first. */
export async function readBillsOfPatient(
  { tx }: ClinicScope,
  patientId: string,
): Promise<BillDetails[]> {
  const bills: BillDetails[] = [];
  for (const row of await findBillsOfPatient(tx, patientId)) {
    const [ledger, seller] = await atOnce([readLedger(tx, row.id), findSeller(tx, row.id)]);
    bills.push(presentBillDetails(row, ledger, seller));
  }
  return bills;
}
