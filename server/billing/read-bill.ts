import type { BillDetails } from '#contract/billing/bill.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { presentBillDetails } from './bill.present.ts';
import { findBillRow, findBillsOfPatient, readLedger } from './bill.store.ts';

/** A bill with everything that is on it; 404 when the clinic has none of this id. */
export async function readBill({ tx }: ClinicScope, id: string): Promise<BillDetails> {
  const row = await findBillRow(tx, id);
  if (!row) throw notFound();
  return presentBillDetails(row, await readLedger(tx, id));
}

/** Every bill of a patient with everything that is on it, newest first. */
export async function readBillsOfPatient(
  { tx }: ClinicScope,
  patientId: string,
): Promise<BillDetails[]> {
  const bills: BillDetails[] = [];
  for (const row of await findBillsOfPatient(tx, patientId)) {
    bills.push(presentBillDetails(row, await readLedger(tx, row.id)));
  }
  return bills;
}
