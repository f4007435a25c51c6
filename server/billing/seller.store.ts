import type { Seller } from '#contract/billing/bill.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

/** The clinic as it was when a bill was made; undefined for an unknown bill. */
export function findSeller(tx: Tx, billId: string): Promise<Seller | undefined> {
  return tx
    .selectFrom('bills')
    .innerJoin('clinic_papers as paper', (join) =>
      inClinic(join, 'paper.version', 'bills.paper_version'),
    )
    .where('bills.id', '=', billId)
    .select(['paper.name', 'paper.address', 'paper.phone', 'paper.email', 'paper.registration'])
    .select(['paper.gstin', 'paper.licences'])
    .select(['paper.pharmacist_name', 'paper.pharmacist_registration'])
    .executeTakeFirst();
}
