import { type RawBuilder, sql } from 'kysely';
import type { BillType } from '#contract/billing/bill.status.ts';
import type { Letterhead } from '#contract/clinics/letterhead.ts';
import type { Tx } from '../platform/db/scope.ts';
import { notFound } from '../platform/errors.ts';

/** The clinic's letterhead and taxes. With `lock`, the row is locked until the transaction ends. */
export async function readLetterhead(
  tx: Tx,
  clinicId: string,
  options: { lock?: true } = {},
): Promise<Letterhead> {
  let query = tx.selectFrom('clinics').where('id', '=', clinicId).selectAll();
  if (options.lock) query = query.forNoKeyUpdate();
  const row = await query.executeTakeFirst();
  if (!row) throw notFound();
  return {
    name: row.letterhead_name,
    address: row.letterhead_address,
    phone: row.letterhead_phone,
    email: row.letterhead_email,
    registration: row.letterhead_registration,
    footer: row.letterhead_footer,
    gstin: row.gstin,
    taxRates: {
      consultation: row.consultation_tax_basis_points,
      pharmacy: row.pharmacy_tax_basis_points,
      lab: row.lab_tax_basis_points,
      other: row.other_tax_basis_points,
      admission: row.admission_tax_basis_points,
    },
    clinicName: row.name,
    updatedAt: row.letterhead_updated_at?.toISOString() ?? null,
  };
}

export async function writeLetterhead(tx: Tx, clinicId: string, next: Letterhead): Promise<void> {
  const { taxRates } = next;
  await tx
    .updateTable('clinics')
    .set({
      letterhead_name: next.name,
      letterhead_address: next.address,
      letterhead_phone: next.phone,
      letterhead_email: next.email,
      letterhead_registration: next.registration,
      letterhead_footer: next.footer,
      gstin: next.gstin,
      consultation_tax_basis_points: taxRates.consultation,
      pharmacy_tax_basis_points: taxRates.pharmacy,
      lab_tax_basis_points: taxRates.lab,
      other_tax_basis_points: taxRates.other,
      admission_tax_basis_points: taxRates.admission,
      letterhead_updated_at: next.updatedAt,
    })
    .where('id', '=', clinicId)
    .execute();
}

/** SQL for the clinic's current tax rate, part of the statement that writes the item. */
export function taxRateOf(clinicId: string, type: BillType): RawBuilder<number> {
  const rate = sql.ref(`clinics.${type}_tax_basis_points`);
  return sql<number>`(SELECT ${rate} FROM clinics WHERE clinics.id = ${clinicId})`;
}
