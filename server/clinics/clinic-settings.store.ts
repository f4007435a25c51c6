import type { ClinicSettings } from '#contract/clinics/clinic-settings.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { Tx } from '../platform/db/scope.ts';
import { notFound } from '../platform/errors.ts';

/**
 * The settings of the scope's clinic. With `lock`, the row is locked until the transaction ends.
 */
export async function readSettings(
  tx: Tx,
  clinicId: string,
  options: { lock?: true } = {},
): Promise<ClinicSettings> {
  let query = tx.selectFrom('clinics').where('id', '=', clinicId).selectAll();
  if (options.lock) query = query.forNoKeyUpdate();
  const row = await query.executeTakeFirst();
  if (!row) throw notFound();
  return {
    admissionCharge: paise(row.admission_charge_paise),
    perDayCharge: paise(row.per_day_charge_paise),
    otherCharges: paise(row.other_charges_paise),
    aiMemory: row.ai_memory,
    aiMemoryUpdatedAt: row.ai_memory_updated_at?.toISOString() ?? null,
    clinicWideSystemPrompt: row.clinic_wide_system_prompt,
    clinicWideSystemPromptUpdatedAt:
      row.clinic_wide_system_prompt_updated_at?.toISOString() ?? null,
    askBeforeApplying: row.ask_before_applying,
    sharedComputers: row.shared_computers,
    lockAfterMinutes: row.lock_after_minutes,
  };
}

export async function writeSettings(tx: Tx, clinicId: string, next: ClinicSettings): Promise<void> {
  await tx
    .updateTable('clinics')
    .set({
      admission_charge_paise: next.admissionCharge,
      per_day_charge_paise: next.perDayCharge,
      other_charges_paise: next.otherCharges,
      ai_memory: next.aiMemory,
      ai_memory_updated_at: next.aiMemoryUpdatedAt,
      clinic_wide_system_prompt: next.clinicWideSystemPrompt,
      clinic_wide_system_prompt_updated_at: next.clinicWideSystemPromptUpdatedAt,
      ask_before_applying: next.askBeforeApplying,
      shared_computers: next.sharedComputers,
      lock_after_minutes: next.lockAfterMinutes,
    })
    .where('id', '=', clinicId)
    .execute();
}
