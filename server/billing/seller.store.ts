import type { Seller } from '#contract/billing/bill.ts';
import { paperHeadOf } from '../clinics/index.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

/** The clinic as it was when a bill was made; undefined for an unknown bill. */
export async function findSeller(tx: Tx, billId: string): Promise<Seller | undefined> {
  const row = await tx
    .selectFrom('bills')
    .innerJoin('clinic_papers as paper', (join) =>
      inClinic(join, 'paper.version', 'bills.paper_version'),
    )
    .where('bills.id', '=', billId)
    .select(paperHeadOf('bills').as('head'))
    .select(['paper.licences', 'paper.pharmacist_name', 'paper.pharmacist_registration'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { head, ...pharmacy } = row;
  return { ...head, ...pharmacy };
}
