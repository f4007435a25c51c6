import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { freeText } from '../kernel/fields.ts';
import { Money, rupees } from '../kernel/numbers/money.ts';
import { CLINIC_MESSAGES as M } from './clinics.messages.ts';

const charge = rupees({ min: 0, message: M.invalidCharge });

/** After how many idle minutes a shared screen may be set to lock. */
export const LOCK_MINUTES = { least: 1, most: 30 } as const;

/** A clinic's own settings; each `…UpdatedAt` moves only when its text changes. */
export const ClinicSettings = z.object({
  admissionCharge: Money,
  perDayCharge: Money,
  otherCharges: Money,
  aiMemory: z.string(),
  aiMemoryUpdatedAt: Instant.nullable(),
  clinicWideSystemPrompt: z.string(),
  clinicWideSystemPromptUpdatedAt: Instant.nullable(),
  /** What the assistant proposes waits for a person's word. */
  askBeforeApplying: z.boolean(),
  /** Idle screens lock, and closing the browser signs out. */
  sharedComputers: z.boolean(),
  lockAfterMinutes: z.int(),
});
export type ClinicSettings = z.output<typeof ClinicSettings>;

/**
 * Any subset; a doctor may send the charges too as long as they are unchanged. A text may come with
 * the `…UpdatedAt` it was read with: when somebody has changed it since, it is a 409 and nobody's
 * text is lost.
 */
export const ClinicSettingsBody = z.object({
  admissionCharge: charge.optional(),
  perDayCharge: charge.optional(),
  otherCharges: charge.optional(),
  aiMemory: freeText({ label: 'AI memory', max: 20_000 }).optional(),
  aiMemoryUpdatedAt: Instant.nullable().optional(),
  clinicWideSystemPrompt: freeText({ label: 'System prompt', max: 20_000 }).optional(),
  clinicWideSystemPromptUpdatedAt: Instant.nullable().optional(),
  askBeforeApplying: z.boolean({ error: M.invalidSwitch }).optional(),
  sharedComputers: z.boolean({ error: M.invalidSwitch }).optional(),
  lockAfterMinutes: z
    .int({ error: M.invalidLockMinutes })
    .min(LOCK_MINUTES.least, { error: M.invalidLockMinutes })
    .max(LOCK_MINUTES.most, { error: M.invalidLockMinutes })
    .optional(),
});
export type ClinicSettingsBody = z.output<typeof ClinicSettingsBody>;
