import { z } from 'zod';
import { DiscountPercentage } from '../billing/bill.ts';
import { OrderPayment } from '../billing/order-payment.ts';
import { Instant } from '../kernel/dates.ts';
import { Id } from '../kernel/fields.ts';
import { Money } from '../kernel/numbers/money.ts';

const count = z.int().min(0);
/** Number of clinic days in the charts, including today. */
export const OVERVIEW_DAYS = 14;

/** Revenue kinds: the groups of the money flow, and two that are counted by payment. */
export const REVENUE_KINDS = [
  'reception',
  'pharmacy',
  'lab',
  'admissions',
  'subscriptions',
] as const;
export type RevenueKind = (typeof REVENUE_KINDS)[number];
export const REVENUE_KIND_LABELS = {
  reception: 'Reception',
  pharmacy: 'Pharmacy',
  lab: 'Lab',
  admissions: 'Admissions',
  subscriptions: 'Subscriptions',
} as const satisfies Record<RevenueKind, string>;

/** One day's revenue by kind. */
export const Revenue = z.object({
  /** Consultations and other bills of the day that are paid. */
  reception: Money,
  pharmacy: Money,
  lab: Money,
  /** Payments for stays. */
  admissions: Money,
  /** Payments for patients’ subscriptions. */
  subscriptions: Money,
});
export type Revenue = z.output<typeof Revenue>;

/** Services that can be handed out or collected before payment. */
export const UNPAID_KINDS = ['pharmacy', 'lab'] as const;
export type UnpaidKind = (typeof UNPAID_KINDS)[number];

/** Number of them that the overview lists. */
export const UNPAID_NAMED = 10;

const unpaidSum = z.object({ count, amount: Money });

/** Medicines dispensed and samples collected without payment, ordered within the chart's days. */
export const Unpaid = z.object({
  pharmacy: z.object({ no_bill: unpaidSum, due: unpaidSum }),
  lab: z.object({ no_bill: unpaidSum, due: unpaidSum }),
  /** The first few, newest first. */
  newest: z.array(
    z.object({
      kind: z.enum(UNPAID_KINDS),
      id: Id,
      patient_id: Id,
      patient_name: z.string(),
      at: Instant,
      payment: OrderPayment,
      /** Why it was handed out unpaid, where the clinic asks. */
      reason: z.string().optional(),
    }),
  ),
});
export type Unpaid = z.output<typeof Unpaid>;

/** Live bills with a discount above the clinic's limit, made within the chart's days. */
export const DiscountsAbove = z.object({
  count,
  /** The sum of the discounts. */
  amount: Money,
  /** The first few, newest first. */
  newest: z.array(
    z.object({
      /** The bill. */
      id: Id,
      number: z.string(),
      patient_id: Id,
      patient_name: z.string(),
      at: Instant,
      percentage: DiscountPercentage,
      discount: Money,
      /** The user who made the bill. */
      by: z.string(),
      reason: z.string().nullable(),
    }),
  ),
});
export type DiscountsAbove = z.output<typeof DiscountsAbove>;

/** The clinic's overview: now, today, and the days before. */
export const Overview = z.object({
  day: z.iso.date(),
  /** Today's visits; the waiting count includes older days. */
  visits: z.object({ total: count, waiting: count, consulting: count, seen: count }),
  /** Visits of the last 30 days that were called or seen and never billed. */
  unbilledVisits: count.optional(),
  /** The unpaid balance of all open bills, now. */
  dues: z.object({ amount: Money, bills: count, patients: count }).optional(),
  /** The debt to all suppliers, and the age in days of the oldest unpaid invoice. */
  suppliersOwed: z.object({ amount: Money, oldestDays: count.nullable() }).optional(),
  newPatients: count,
  waitingTime: z.object({
    /** Current longest wait in minutes; null when no patient waits. */
    longestNow: count.nullable(),
    /** Average minutes until today's patients were called; null when none was. */
    averageToday: count.nullable(),
    /**
     * The wait of patients who were called, over the chart's days, by the clinic's hour in which they
     * arrived. Hours without any are left out; earliest first.
     */
    byHour: z
      .array(z.object({ hour: z.int().min(0).max(23), patients: count, average: count }))
      .optional(),
  }),
  stock: z.object({
    /** Drugs with low or no stock. */
    low: count,
    /** Drugs in stock that expire within a month or have no expiry date. */
    expiring: count,
    /** Drugs with expired stock. */
    expired: count,
  }),
  unpaid: Unpaid.optional(),
  discounts: DiscountsAbove.optional(),
  /** Active doctors by name, with today's numbers. */
  doctors: z.array(
    z.object({ id: Id, name: z.string(), waiting: count, consulting: count, seen: count }),
  ),
  /** Oldest first; the last one is today. */
  days: z.array(z.object({ day: z.iso.date(), visits: count, revenue: Revenue })),
});
export type Overview = z.output<typeof Overview>;
