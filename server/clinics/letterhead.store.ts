import { type RawBuilder, sql } from 'kysely';
import type { BillType } from '#contract/billing/bill.status.ts';
import type { Letterhead } from '#contract/clinics/letterhead.ts';
import { columnsOf, toColumns, toFields } from '../platform/db/columns/columns.ts';
import type { DB } from '../platform/db/schema.generated.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { notFound } from '../platform/errors.ts';
import { describeLogo } from './logo.store.ts';

/** The column of each line of the letterhead. */
const COLUMNS = {
  name: 'letterhead_name',
  address: 'letterhead_address',
  phone: 'letterhead_phone',
  email: 'letterhead_email',
  registration: 'letterhead_registration',
  footer: 'letterhead_footer',
  gstin: 'gstin',
  upiId: 'upi_id',
  upiName: 'upi_name',
} as const satisfies Record<
  Exclude<keyof Letterhead, 'taxRates' | 'logo' | 'clinicName' | 'updatedAt'>,
  keyof DB['clinics']
>;
const TAX_COLUMNS = {
  consultation: 'consultation_tax_basis_points',
  pharmacy: 'pharmacy_tax_basis_points',
  lab: 'lab_tax_basis_points',
  other: 'other_tax_basis_points',
  admission: 'admission_tax_basis_points',
} as const satisfies Record<BillType, keyof DB['clinics']>;

/** The clinic's letterhead and taxes. With `lock`, the row is locked until the transaction ends. */
export async function readLetterhead(
  tx: Tx,
  clinicId: string,
  options: { lock?: true } = {},
): Promise<Letterhead> {
  let query = tx
    .selectFrom('clinics')
    .where('id', '=', clinicId)
    .select(columnsOf(COLUMNS))
    .select(columnsOf(TAX_COLUMNS))
    .select(['name', 'letterhead_updated_at']);
  if (options.lock) query = query.forNoKeyUpdate();
  const row = await query.executeTakeFirst();
  if (!row) throw notFound();
  return {
    ...toFields(COLUMNS, row),
    taxRates: toFields(TAX_COLUMNS, row),
    logo: await describeLogo(tx),
    clinicName: row.name,
    updatedAt: row.letterhead_updated_at?.toISOString() ?? null,
  };
}

export async function writeLetterhead(tx: Tx, clinicId: string, next: Letterhead): Promise<void> {
  await tx
    .updateTable('clinics')
    .set({
      ...toColumns(COLUMNS, next),
      ...toColumns(TAX_COLUMNS, next.taxRates),
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
