import { z } from 'zod';
import { RegisterBody } from '../auth/auth.ts';
import { DISCOUNT_RULES } from '../billing/discounts/discount-limit.ts';
import { Instant } from '../kernel/dates.ts';
import { freeText } from '../kernel/fields.ts';
import { Money, rupees } from '../kernel/numbers/money.ts';
import { percentage } from '../kernel/numbers/percent.ts';
import { UNPAID_GOODS } from '../pharmacy/unpaid-goods.ts';
import { CALL_ORDERS } from '../queue/call-order.ts';
import { CLINIC_MESSAGES as M } from './clinics.messages.ts';

const discountLimit = percentage(M.invalidDiscountLimit);
const charge = rupees({ min: 0, message: M.invalidCharge });

/** Allowed idle minutes until a shared screen locks. */
export const LOCK_MINUTES = { least: 1, most: 30 } as const;

/** Allowed hours from the completion of a visit until its note closes. */
export const NOTE_LOCK_HOURS = { least: 1, most: 720 } as const;

/** A clinic's settings; each `…UpdatedAt` changes only with its text. */
export const ClinicSettings = z.object({
  name: z.string(),
  admissionCharge: Money,
  perDayCharge: Money,
  otherCharges: Money,
  aiMemory: z.string(),
  aiMemoryUpdatedAt: Instant.nullable(),
  clinicWideSystemPrompt: z.string(),
  clinicWideSystemPromptUpdatedAt: Instant.nullable(),
  /** Proposals of the assistant need confirmation. */
  askBeforeApplying: z.boolean(),
  /** Idle screens lock, and closing the browser signs out. */
  sharedComputers: z.boolean(),
  lockAfterMinutes: z.int(),
  /** Notes of completed visits close after `noteLockHours`, and take addenda from then on. */
  locksNotes: z.boolean(),
  noteLockHours: z.int(),
  callOrder: z.enum(CALL_ORDERS),
  unpaidGoods: z.enum(UNPAID_GOODS),
  /** The highest discount of a bill without a mark, of its sum and in money; null is off. */
  discountLimitPercentage: discountLimit.nullable(),
  discountLimitAmount: Money.nullable(),
  discountsAboveLimit: z.enum(DISCOUNT_RULES),
});
export type ClinicSettings = z.output<typeof ClinicSettings>;

/**
 * Any subset. A doctor may include the charges if they are unchanged. A text may come with the
 * `…UpdatedAt` at which it was read; a newer change in between returns 409, so that no text is
 * overwritten.
 */
export const ClinicSettingsBody = z.object({
  /** Only the owner may change it. */
  name: RegisterBody.shape.clinicName.optional(),
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
  locksNotes: z.boolean({ error: M.invalidSwitch }).optional(),
  noteLockHours: z
    .int({ error: M.invalidNoteLockHours })
    .min(NOTE_LOCK_HOURS.least, { error: M.invalidNoteLockHours })
    .max(NOTE_LOCK_HOURS.most, { error: M.invalidNoteLockHours })
    .optional(),
  callOrder: z.enum(CALL_ORDERS, { error: M.unknownCallOrder }).optional(),
  unpaidGoods: z.enum(UNPAID_GOODS, { error: M.unknownUnpaidGoods }).optional(),
  discountLimitPercentage: discountLimit.nullable().optional(),
  discountLimitAmount: rupees({ min: 0, message: M.invalidDiscountLimit }).nullable().optional(),
  discountsAboveLimit: z.enum(DISCOUNT_RULES, { error: M.unknownDiscountRule }).optional(),
});
export type ClinicSettingsBody = z.output<typeof ClinicSettingsBody>;
