import type { ClinicSettings } from '#contract/clinics/clinic-settings.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { columnsOf, toColumns, toFields } from '../platform/db/columns/columns.ts';
import type { DB } from '../platform/db/schema.generated.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { notFound } from '../platform/errors.ts';

/** The column of each setting. */
const COLUMNS = {
  name: 'name',
  admissionCharge: 'admission_charge_paise',
  perDayCharge: 'per_day_charge_paise',
  otherCharges: 'other_charges_paise',
  aiMemory: 'ai_memory',
  aiMemoryUpdatedAt: 'ai_memory_updated_at',
  clinicWideSystemPrompt: 'clinic_wide_system_prompt',
  clinicWideSystemPromptUpdatedAt: 'clinic_wide_system_prompt_updated_at',
  askBeforeApplying: 'ask_before_applying',
  sharedComputers: 'shared_computers',
  lockAfterMinutes: 'lock_after_minutes',
  locksNotes: 'locks_notes',
  noteLockHours: 'note_lock_hours',
  callOrder: 'call_order',
  unpaidGoods: 'unpaid_goods',
  discountLimitPercentage: 'discount_limit_basis_points',
  discountLimitAmount: 'discount_limit_paise',
  discountsAboveLimit: 'discounts_above_limit',
} as const satisfies Record<keyof ClinicSettings, keyof DB['clinics']>;

/**
 * The settings of the scope's clinic. With `lock`, the row is locked until the transaction ends.
 */
export async function readSettings(
  tx: Tx,
  clinicId: string,
  options: { lock?: true } = {},
): Promise<ClinicSettings> {
  let query = tx.selectFrom('clinics').where('id', '=', clinicId).select(columnsOf(COLUMNS));
  if (options.lock) query = query.forNoKeyUpdate();
  const row = await query.executeTakeFirst();
  if (!row) throw notFound();
  return {
    ...toFields(COLUMNS, row),
    admissionCharge: paise(row.admission_charge_paise),
    perDayCharge: paise(row.per_day_charge_paise),
    otherCharges: paise(row.other_charges_paise),
    discountLimitAmount: row.discount_limit_paise === null ? null : paise(row.discount_limit_paise),
    aiMemoryUpdatedAt: row.ai_memory_updated_at?.toISOString() ?? null,
    clinicWideSystemPromptUpdatedAt:
      row.clinic_wide_system_prompt_updated_at?.toISOString() ?? null,
  };
}

/** The clinic's owner; final while the caller holds the lock of `readSettings`. */
export async function readOwner(tx: Tx, clinicId: string): Promise<string | null> {
  const query = tx.selectFrom('clinics').where('id', '=', clinicId).select('owner_id');
  return (await query.executeTakeFirstOrThrow()).owner_id;
}

export async function writeSettings(tx: Tx, clinicId: string, next: ClinicSettings): Promise<void> {
  await tx
    .updateTable('clinics')
    .set(toColumns(COLUMNS, next))
    .where('id', '=', clinicId)
    .execute();
}
