import { type RawBuilder, sql } from 'kysely';
import { PharmacySettings } from '#contract/clinics/pharmacy-settings.ts';
import { columnsOf, toColumns, toFields } from '../platform/db/columns/columns.ts';
import type { DB } from '../platform/db/schema.generated.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { notFound } from '../platform/errors.ts';

const COLUMNS = {
  licences: 'pharmacy_licences',
  labelSize: 'pharmacy_label_size',
  directionsLanguage: 'pharmacy_directions_language',
  nearExpiryDays: 'pharmacy_near_expiry_days',
  pharmacistName: 'pharmacist_name',
  pharmacistRegistration: 'pharmacist_registration',
  holdsScheduledSales: 'holds_scheduled_sales',
} as const satisfies Record<Exclude<keyof PharmacySettings, 'updatedAt'>, keyof DB['clinics']>;

/** The pharmacy's settings. With `lock`, the row is locked until the transaction ends. */
export async function readPharmacySettings(
  tx: Tx,
  clinicId: string,
  options: { lock?: true } = {},
): Promise<PharmacySettings> {
  let query = tx
    .selectFrom('clinics')
    .where('id', '=', clinicId)
    .select(columnsOf(COLUMNS))
    .select('pharmacy_settings_updated_at');
  if (options.lock) query = query.forNoKeyUpdate();
  const row = await query.executeTakeFirst();
  if (!row) throw notFound();
  return PharmacySettings.parse({
    ...toFields(COLUMNS, row),
    updatedAt: row.pharmacy_settings_updated_at?.toISOString() ?? null,
  });
}

export async function writePharmacySettings(
  tx: Tx,
  clinicId: string,
  next: PharmacySettings,
): Promise<void> {
  await tx
    .updateTable('clinics')
    .set({ ...toColumns(COLUMNS, next), pharmacy_settings_updated_at: next.updatedAt })
    .where('id', '=', clinicId)
    .execute();
}

/** SQL for the last day of expiry that is near; a calendar month where the clinic has set no days. */
export function nearExpiryUntil(clinicId: string, today: string): RawBuilder<string> {
  return sql<string>`(
    SELECT coalesce(${today}::date + clinics.pharmacy_near_expiry_days,
      (${today}::date + interval '1 month')::date)
    FROM clinics WHERE clinics.id = ${clinicId})`;
}
